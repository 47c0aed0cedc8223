import { layoutBox } from './Layout.ts';
import type { SearchBoard } from './SearchBoard.ts';

/** How much each fault of appearance counts; all terms run from 0 to about 1. */
const WEIGHTS = { area: 1, lopsided: 0.6, oneWay: 0.8 };

/** How plain a layout looks; 0 is best. Counts empty space, a long thin box, and words running mostly one way. */
export function looksCost(board: SearchBoard, places: readonly number[]): number {
  const { height, width } = layoutBox(board, places);
  const down = places.filter((place) => place & 1).length;
  const area = (height * width) / (board.size * board.size);
  const lopsided = Math.abs(height - width) / board.size;
  const oneWay = Math.abs(places.length - 2 * down) / places.length;
  return WEIGHTS.area * area + WEIGHTS.lopsided * lopsided + WEIGHTS.oneWay * oneWay;
}
