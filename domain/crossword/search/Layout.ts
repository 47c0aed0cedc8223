import { compareDirection, type Placement } from '../Placement.ts';
import type { SearchBoard } from './SearchBoard.ts';
import type { LayoutWorth } from './searchLayouts.ts';

/** A layout found: places on a search board, and how good it is. */
export interface Layout extends LayoutWorth {
  places: readonly number[];
}

/** Positive when `a` is better than `b`. */
export function compareWorth(a: LayoutWorth, b: LayoutWorth): number {
  return a.words - b.words || a.crossings - b.crossings;
}

/** Height and width of the box around a layout, in cells, and its top left corner on the board. */
export function layoutBox(board: SearchBoard, places: readonly number[]) {
  let [top, bottom, left, right] = [Infinity, -1, Infinity, -1];
  for (const place of places) {
    const cell = board.cellOf(place);
    const length = (board.words[board.wordOf(place)]?.length ?? 1) - 1;
    const row = Math.floor(cell / board.width);
    const col = cell % board.width;
    top = Math.min(top, row);
    left = Math.min(left, col);
    bottom = Math.max(bottom, row + (place & 1 ? length : 0));
    right = Math.max(right, col + (place & 1 ? 0 : length));
  }
  return { top, left, height: bottom - top + 1, width: right - left + 1 };
}

/** The layout as placements in a `size` × `size` grid, centred; `turned` swaps rows and columns. */
export function layoutPlacements(
  board: SearchBoard,
  words: readonly string[],
  places: readonly number[],
  turned: boolean,
): Placement[] {
  const { top, left, height, width } = layoutBox(board, places);
  const topGap = Math.floor((board.size - height) / 2);
  const leftGap = Math.floor((board.size - width) / 2);
  return places
    .map((place): Placement => {
      const cell = board.cellOf(place);
      const row = Math.floor(cell / board.width) - top + topGap;
      const col = (cell % board.width) - left + leftGap;
      const down = Boolean(place & 1) !== turned;
      const word = words[board.wordOf(place)] ?? '';
      return { word, row: turned ? col : row, col: turned ? row : col, direction: down ? 'down' : 'across' };
    })
    .sort((a, b) => a.row - b.row || a.col - b.col || compareDirection(a.direction, b.direction));
}
