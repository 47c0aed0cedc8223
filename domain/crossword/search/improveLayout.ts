import { shuffled } from '../../random/shuffled.ts';
import { CROSSWORD_TUNING } from '../tuning.ts';
import { type GrowthPlan, growLayout } from './growLayout.ts';
import { compareWorth, type Layout, layoutBox } from './Layout.ts';
import type { OptionTracker } from './PlaceOptions.ts';
import type { SearchBoard } from './SearchBoard.ts';

/**
 * Large-neighbourhood search: takes a few words out, keeps the largest part that still hangs together,
 * grows it again by chance and keeps what is not worse. The number of rounds is fixed, never the time.
 */
export function improveLayout(board: SearchBoard, tracker: OptionTracker, start: Layout, plan: GrowthPlan): Layout {
  let best = start;
  let current = start;
  for (let round = 0; round < CROSSWORD_TUNING.improveRounds && best.words < plan.most; round += 1) {
    const removes = 1 + (round % CROSSWORD_TUNING.improveRemoves);
    const kept = shuffled(current.places, plan.random).slice(removes);
    const from = centred(board, largestPart(board, kept));
    const grown = growLayout(board, tracker, from.length > 0 ? { ...plan, from } : { ...plan });
    if (compareWorth(grown, current) >= 0) current = grown;
    if (compareWorth(current, best) > 0) best = current;
  }
  return best;
}

/** The cells of a place, as board positions. */
function cellsOf(board: SearchBoard, place: number): number[] {
  const step = place & 1 ? board.width : 1;
  const length = board.words[board.wordOf(place)]?.length ?? 0;
  return Array.from({ length }, (_, index) => board.cellOf(place) + index * step);
}

/** The largest connected part, listed so that each place after the first shares a cell with an earlier one. */
export function largestPart(board: SearchBoard, places: readonly number[]): number[] {
  const cells = places.map((place) => new Set(cellsOf(board, place)));
  const open = new Set(places.keys());
  let largest: number[] = [];
  for (const start of places.keys()) {
    if (!open.delete(start)) continue;
    const part = [start];
    for (let at = 0; at < part.length; at += 1) {
      const own = cells[part[at] as number] as Set<number>;
      for (const other of [...open]) {
        if (![...(cells[other] as Set<number>)].some((cell) => own.has(cell))) continue;
        open.delete(other);
        part.push(other);
      }
    }
    if (part.length > largest.length) largest = part;
  }
  return largest.map((index) => places[index] as number);
}

/** Shifts places to the middle of the board, so that they may grow to every side. */
function centred(board: SearchBoard, places: readonly number[]): number[] {
  if (places.length === 0) return [];
  const box = layoutBox(board, places);
  const rows = board.size - box.top - Math.floor(box.height / 2);
  const cols = board.size - box.left - Math.floor(box.width / 2);
  return places.map((place) => place + (rows * board.width + cols) * 2);
}
