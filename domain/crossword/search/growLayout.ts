import type { Random } from '../../random/createRandom.ts';
import { pickIndex } from '../../random/pickIndex.ts';
import type { Layout } from './Layout.ts';
import type { OptionTracker, PlaceOptions } from './PlaceOptions.ts';
import type { SearchBoard } from './SearchBoard.ts';

/** How a random layout is grown. */
export interface GrowthPlan {
  random: Random;
  /** Stops here even if more words would fit. */
  most: number;
  /** Pairs of words that must not stand together, by word number. */
  rivals?: readonly (readonly number[])[];
  /** Places to begin with, in an order in which each touches the ones before. */
  from?: readonly number[];
}

/** Grows one layout by chance: any place may come, those with more crossings more often. Leaves the board empty. */
export function growLayout(board: SearchBoard, tracker: OptionTracker, plan: GrowthPlan): Layout {
  const { random, rivals } = plan;
  const put = (place: number, crossings: number) => {
    board.put(place, crossings);
    shutRivals(board, rivals, place, 1);
  };
  let options: PlaceOptions | undefined;
  for (const place of plan.from ?? [board.rootPlace(pickIndex(board.wordCount, random))]) {
    if (board.placed.length > 0 && board.judge(place) !== 2) continue;
    put(place, board.placed.length > 0 ? board.judgedCrossings : 0);
    options = tracker.after(options);
  }
  while (options && board.placed.length < plan.most) {
    const at = drawPlace(options, random);
    if (at < 0) break;
    put(options.places[at] as number, options.crossings[at] as number);
    options = tracker.after(options);
  }
  const layout = { places: [...board.placed], words: board.placed.length, crossings: board.crossings };
  for (const place of layout.places) shutRivals(board, rivals, place, -1);
  while (board.placed.length > 0) board.takeBack();
  return layout;
}

function shutRivals(board: SearchBoard, rivals: GrowthPlan['rivals'], place: number, by: 1 | -1): void {
  for (const rival of rivals?.[board.wordOf(place)] ?? []) board.shut[rival] = (board.shut[rival] as number) + by;
}

/** An index into the options: each usable place has as many lots as crossings squared. -1 when none is usable. */
function drawPlace(options: PlaceOptions, random: Random): number {
  let lots = 0;
  for (let at = 0; at < options.places.length; at += 1) {
    if (options.usable[at]) lots += (options.crossings[at] as number) ** 2;
  }
  let drawn = random() * lots;
  let last = -1;
  for (let at = 0; at < options.places.length; at += 1) {
    if (!options.usable[at]) continue;
    last = at;
    drawn -= (options.crossings[at] as number) ** 2;
    if (drawn < 0) break;
  }
  return last;
}
