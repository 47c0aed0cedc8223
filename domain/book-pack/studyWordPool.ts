import { type CrosswordResult, generateCrossword } from '../crossword/generateCrossword.ts';
import { PACK_TUNING } from './packTuning.ts';

/** What an author of a puzzle needs to know about the words collected so far. */
export interface WordPoolStudy {
  /** Most words that can stand in one grid together, and whether that is proven. */
  most: number;
  proven: boolean;
  /** Words of that largest grid. */
  placed: string[];
  /** The others: those that share no syllable with any word (`alone`), and those that found no room or no link. */
  alone: string[];
  leftOut: string[];
  /** Syllables held by several words, the most shared first. */
  shared: { syllable: string; words: string[] }[];
  /** Syllable pairs a further word should hold together, the most useful first. */
  wanted: WantedPair[];
}

export interface WantedPair {
  /** A syllable of a word that is left out, and one that the grid has. */
  from: string;
  to: string;
  /** Words that would come in. */
  words: string[];
}

/** Pairs reported to an author; more would not be read. */
const PAIRS = 12;

/** Reports how well a pool of words crosses and what would make it cross better. Words are Hangul of 2–6 syllables. */
export function studyWordPool(words: readonly string[], seed: number): WordPoolStudy {
  const unique = [...new Set(words)];
  const holders = syllableHolders(unique);
  const { placements, proven } = largestGrid(unique, seed);
  const placed = placements.map(({ word }) => word);
  const out = unique.filter((word) => !placed.includes(word));
  const alone = out.filter((word) => [...word].every((syllable) => holders.get(syllable)?.length === 1));
  return {
    most: placed.length,
    proven,
    placed,
    alone,
    leftOut: out.filter((word) => !alone.includes(word)),
    shared: [...holders]
      .filter(([, held]) => held.length > 1)
      .sort((one, two) => two[1].length - one[1].length || one[0].localeCompare(two[0], 'ko'))
      .map(([syllable, held]) => ({ syllable, words: held })),
    wanted: wantedPairs(placed, out, holders),
  };
}

/**
 * Words that tie a left-out word to the grid: they hold a syllable of each.
 *
 * @param known words to choose from, such as those of the other books
 */
export function bridgeWords(study: WordPoolStudy, known: readonly string[]): string[] {
  const grid = new Set(study.placed.flatMap((word) => [...word]));
  const outside = new Set([...study.alone, ...study.leftOut].flatMap((word) => [...word]));
  const own = [...study.placed, ...study.alone, ...study.leftOut];
  return [...new Set(known)].filter((word) => {
    const syllables = [...word];
    const to = syllables.findIndex((syllable) => grid.has(syllable));
    const from = syllables.findIndex((syllable, index) => index !== to && outside.has(syllable));
    return to >= 0 && from >= 0 && !own.some((other) => other.includes(word) || word.includes(other));
  });
}

/** The whole list where all of it crosses; else a pool, in which no word stands beside a word that contains it. */
function largestGrid(words: readonly string[], seed: number): CrosswordResult {
  const size = PACK_TUNING.puzzleSize;
  const pool = generateCrossword({ words, size, seed, wanted: Math.max(1, words.length - 1) });
  return pool.placements.length < words.length - 1 ? pool : generateCrossword({ words, size, seed });
}

function syllableHolders(words: readonly string[]): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  for (const word of words) {
    for (const syllable of new Set(word)) holders.set(syllable, [...(holders.get(syllable) ?? []), word]);
  }
  return holders;
}

/** A syllable that many left-out words hold, with one that few words of the grid hold: there it is still free. */
function wantedPairs(
  placed: readonly string[],
  out: readonly string[],
  holders: ReadonlyMap<string, string[]>,
): WantedPair[] {
  const outside = new Map<string, string[]>();
  for (const word of out) {
    for (const syllable of new Set(word)) outside.set(syllable, [...(outside.get(syllable) ?? []), word]);
  }
  const free = [...new Set(placed.flatMap((word) => [...word]))].filter(
    (syllable) => holders.get(syllable)?.length === 1,
  );
  const grid = free.length > 0 ? free : [...new Set(placed.flatMap((word) => [...word]))];
  return [...outside]
    .sort((one, two) => two[1].length - one[1].length)
    .slice(0, PAIRS)
    .flatMap(([from, words], index) => {
      const to = grid.filter((syllable) => syllable !== from)[index % Math.max(1, grid.length)];
      return to === undefined ? [] : [{ from, to, words }];
    });
}
