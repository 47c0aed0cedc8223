import { createRandom, type Random } from '../random/createRandom.ts';
import { pickIndex } from '../random/pickIndex.ts';
import type { Placement } from './Placement.ts';
import { readWords, type UnplacedWord } from './readWords.ts';
import { growLayout } from './search/growLayout.ts';
import { type Layout, layoutBox, layoutPlacements } from './search/Layout.ts';
import { OptionTracker } from './search/PlaceOptions.ts';
import { type ProvenLayouts, provenLayouts } from './search/provenLayouts.ts';
import { SearchBoard } from './search/SearchBoard.ts';
import { CROSSWORD_TUNING } from './tuning.ts';

/** How much each fault of appearance counts; all terms run from 0 to about 1. */
const WEIGHTS = { area: 1, lopsided: 0.6, oneWay: 0.8 };

/** What to make a grid of. */
export interface CrosswordRequest {
  /** As the author wrote them; brought to NFC, spaces removed. */
  words: readonly string[];
  /** Cells a side; 10 by default. */
  size?: number;
  /** Chooses among equally good layouts; the same seed gives the same grid on every machine. */
  seed: number;
  /** Words wanted from a pool; without it, as many as can be placed. */
  wanted?: number;
}

/** A finished grid, words that are not in it, and whether a better one is known not to exist. */
export interface CrosswordResult {
  placements: Placement[];
  unplaced: UnplacedWord[];
  crossings: number;
  /** True when the number of words (and of crossings, without `wanted`) is proven to be the largest possible. */
  proven: boolean;
}

/**
 * Lays words into one connected grid, one syllable a cell, so that every run of cells is a listed word.
 * Lists up to `exactWords` are solved exactly (most words, then most crossings); the seed chooses
 * among the best-looking of the best, and which way round the grid lies.
 */
export function generateCrossword({ words: written, size = 10, seed, wanted }: CrosswordRequest): CrosswordResult {
  const { words, refused } = readWords(written, size);
  if (words.length === 0) return { placements: [], unplaced: refused, crossings: 0, proven: true };
  const random = createRandom(seed);
  const board = new SearchBoard(words, size);
  const fromPool = wanted !== undefined && wanted < words.length;
  const found = fromPool
    ? pickFromPool(board, Math.max(1, wanted), random, rivalWords(words))
    : provenLayouts(board, { most: words.length });
  const chosen = chooseByLooks(board, found, random);
  const placements = layoutPlacements(board, words, chosen.places, random() < 0.5);
  const enough = fromPool && placements.length >= wanted;
  return {
    placements,
    unplaced: [...refused, ...leftOver(words, placements, enough)],
    crossings: chosen.crossings,
    proven: found.proven,
  };
}

/** One of the few best-looking layouts; equal costs keep the order in which they were found. */
function chooseByLooks(board: SearchBoard, { layouts }: ProvenLayouts, random: Random) {
  const ranked = layouts
    .map((layout, index) => ({ layout, index, cost: looksCost(board, layout.places) }))
    .sort((a, b) => a.cost - b.cost || a.index - b.index);
  const choices = Math.min(ranked.length, CROSSWORD_TUNING.looksChoices);
  return (ranked[pickIndex(choices, random)] ?? (ranked[0] as (typeof ranked)[number])).layout;
}

/** Words not placed, with the reason: no syllable in common with the grid, no room, or simply enough words. */
function leftOver(words: readonly string[], placements: readonly Placement[], enough: boolean): UnplacedWord[] {
  const placed = new Set(placements.map(({ word }) => word));
  const syllables = new Set([...placed].join(''));
  return words
    .filter((word) => !placed.has(word))
    .map((word) => {
      if (![...word].some((syllable) => syllables.has(syllable))) return { word, reason: 'NO_SHARED_SYLLABLE' };
      return { word, reason: enough ? 'NOT_WANTED' : 'NO_ROOM' };
    });
}

/**
 * A layout of `wanted` words out of a larger pool, another one for another random.
 * Falls back to the best that exists when chance does not reach the number.
 */
function pickFromPool(
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
function rivalWords(words: readonly string[]): number[][] {
  return words.map((word, index) =>
    words.flatMap((other, at) => (at !== index && (word.includes(other) || other.includes(word)) ? [at] : [])),
  );
}

/** How plain a layout looks; 0 is best. Counts empty space, a long thin box, and words running mostly one way. */
function looksCost(board: SearchBoard, places: readonly number[]): number {
  const { height, width } = layoutBox(board, places);
  const down = places.filter((place) => place & 1).length;
  const area = (height * width) / (board.size * board.size);
  const lopsided = Math.abs(height - width) / board.size;
  const oneWay = Math.abs(places.length - 2 * down) / places.length;
  return WEIGHTS.area * area + WEIGHTS.lopsided * lopsided + WEIGHTS.oneWay * oneWay;
}
