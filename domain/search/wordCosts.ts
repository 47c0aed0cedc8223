import type { BookIndex } from './BookIndex.ts';
import { isHalfTyped, standsAt, visitPattern } from './PairIndex.ts';
import type { SearchPattern, SearchReading } from './parseSearch.ts';
import { HALF_TYPED, LABEL_SYLLABLES, searchCost } from './searchCost.ts';

/** Above every cost: not found. */
export const NOT_FOUND = 255;

/**
 * Lowers the costs of all books that have the word in this reading.
 * @returns whether any book has it
 */
export function wordCosts(index: BookIndex, { patterns }: SearchReading, costs: Uint8Array): boolean {
  let found = false;
  for (const pattern of patterns) {
    found = markFacts(index, pattern, costs) || found;
    if (isForSummaries(pattern)) found = markSummaries(index, pattern, costs) || found;
  }
  return found;
}

/** Cost of a title that is the whole search or begins with it, else `NOT_FOUND`. */
export function titleCost({ facts, authorAt }: BookIndex, pattern: SearchPattern, book: number): number {
  const at = facts.textAt[book] as number;
  if (!standsAt(facts.letters, pattern, at)) return NOT_FOUND;
  const half = isHalfTyped(facts.letters, pattern, at);
  const isWhole = at + pattern.lo.length === (authorAt[book] as number) - 1;
  if (isWhole && !half) return searchCost.EXACT_TITLE;
  return searchCost.TITLE_START + (half ? HALF_TYPED : 0);
}

function markFacts({ facts, authorAt, restAt }: BookIndex, pattern: SearchPattern, costs: Uint8Array): boolean {
  const searchesRest = !pattern.consonants && pattern.lo.length >= LABEL_SYLLABLES;
  let found = false;
  visitPattern(facts, pattern, (book, place, startsWord) => {
    let cost: number;
    if (place < (authorAt[book] as number)) cost = startsWord ? searchCost.TITLE_WORD : searchCost.TITLE_PART;
    else if (place < (restAt[book] as number)) cost = searchCost.AUTHOR;
    else if (searchesRest) cost = searchCost.LABEL;
    else return;
    found = true;
    if (isHalfTyped(facts.letters, pattern, place)) cost += HALF_TYPED;
    if (cost < (costs[book] as number)) costs[book] = cost;
  });
  return found;
}

function markSummaries({ summaries }: BookIndex, pattern: SearchPattern, costs: Uint8Array): boolean {
  let found = false;
  visitPattern(summaries, wholeSyllable(pattern), (book) => {
    found = true;
    if (searchCost.SUMMARY < (costs[book] as number)) costs[book] = searchCost.SUMMARY;
  });
  return found;
}

/** First consonants alone would be in nearly every summary. */
function isForSummaries({ consonants, lo, hi }: SearchPattern): boolean {
  return !consonants && (lo.length === 1 || lo[0] === hi[0]);
}

/** Of a single syllable only the whole counts: half of all summaries have a word that may still come of 이. */
function wholeSyllable(pattern: SearchPattern): SearchPattern {
  return pattern.lo.length === 1 ? { ...pattern, hi: pattern.lo } : pattern;
}
