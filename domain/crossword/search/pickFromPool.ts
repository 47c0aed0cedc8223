import type { Random } from '../../random/createRandom.ts';
import { CROSSWORD_TUNING } from '../tuning.ts';
import { growLayout } from './growLayout.ts';
import type { Layout } from './Layout.ts';
import { looksCost } from './looksCost.ts';
import { OptionTracker } from './PlaceOptions.ts';
import { type ProvenLayouts, provenLayouts } from './provenLayouts.ts';
import type { SearchBoard } from './SearchBoard.ts';

/**
 * A layout of `wanted` words out of a larger pool, another one for another random.
 * Falls back to the best that exists when chance does not reach the number.
 */
export function pickFromPool(
  board: SearchBoard,
  wanted: number,
  random: Random,
  rivals: readonly (readonly number[])[],
): ProvenLayouts {
  const tracker = new OptionTracker(board);
  const full: Layout[] = [];
  for (let growth = 0; growth < CROSSWORD_TUNING.poolGrowths; growth += 1) {
    const grown = growLayout(board, tracker, { random, most: wanted, rivals });
    if (grown.words < wanted) continue;
    full.push(grown);
    if (full.length >= CROSSWORD_TUNING.poolKeeps) break;
  }
  if (full.length === 0) return provenLayouts(board, { most: wanted, rivals });
  const cost = new Map(full.map((layout) => [layout, looksCost(board, layout.places)]));
  full.sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
  return { layouts: full.slice(0, 1), proven: true };
}

/** Word numbers that one word keeps out of the grid because one contains the other (심청, 심청이). */
export function rivalWords(words: readonly string[]): number[][] {
  return words.map((word, index) =>
    words.flatMap((other, at) => (at !== index && (word.includes(other) || other.includes(word)) ? [at] : [])),
  );
}
