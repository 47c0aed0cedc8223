import { addSlips } from './addSlips.ts';
import type { BookIndex } from './BookIndex.ts';
import type { ParsedSearch, SearchWord } from './parseSearch.ts';
import { ENOUGH_BOOKS, HALF_TYPED, searchCost } from './searchCost.ts';
import { NOT_FOUND, titleCost, wordCosts } from './wordCosts.ts';

export interface BookMatches {
  /** Places of the matching books in the index. */
  books: Uint32Array;
  /** Cost of every book of the index; valid for `books` only. */
  costs: Uint8Array;
  /** What was found instead of what was typed, where only the other keyboard's reading is in any book. */
  readAs: string | null;
  /** Whether words were taken for slips of the finger. */
  slipped: boolean;
  /** Whether one of the books found has a word only with a slip of the finger. */
  isSimilar: (book: number) => boolean;
}

/** A word with what every book costs for the best of its readings. */
interface LookedUpWord {
  word: SearchWord;
  /** Whether any book has it as it was typed or read. */
  known: boolean;
  /** The first reading that is in any book. */
  readAs: string;
  costs: Uint8Array;
}

/** Every book that has all words of the search, each in any of its readings. Without words every book. */
export function matchBooks(index: BookIndex, search: ParsedSearch): BookMatches {
  const words = search.words.map((word) => lookUp(index, word));
  const exact = combine(index, words, search.whole, false);
  if (search.whole === null || exact.books.length >= ENOUGH_BOOKS) return exact;
  // Somebody whose words stand in a title or author has not slipped.
  const known = searchCost.LABEL * words.length;
  if (exact.books.some((book) => (exact.costs[book] as number) < known)) return exact;
  return (
    matchSlipped(index, words, search.whole) ??
    matchAllSlipped(index, words, search.whole) ??
    // A slip and a blank too many: 인어 공쥬.
    matchAllSlipped(index, [lookUp(index, search.whole)], search.whole) ??
    exact
  );
}

/** Takes only words that are in no book for slips, and looks only at books that have all the others. */
function matchSlipped(index: BookIndex, words: readonly LookedUpWord[], whole: SearchWord): BookMatches | null {
  const unknown = words.filter(({ known }) => !known);
  if (unknown.length === 0 || unknown.length === words.length) return null;
  const lost = new Uint8Array(index.size);
  for (const word of words) if (word.known) markLost(word.costs, lost);
  for (const { word, costs } of unknown) for (const { text } of word.readings) addSlips(index, text, costs, lost);
  const found = combine(index, words, whole, true);
  return found.books.length > 0 ? found : null;
}

/** Takes every word for a slip where it is not as it was typed; after the first, few books are left to look at. */
function matchAllSlipped(index: BookIndex, words: readonly LookedUpWord[], whole: SearchWord): BookMatches | null {
  const lost = new Uint8Array(index.size);
  for (const { word, costs } of [...words].sort((one, two) => Number(one.known) - Number(two.known))) {
    for (const { text } of word.readings) addSlips(index, text, costs, lost);
    if (markLost(costs, lost) === 0) return null;
  }
  const found = combine(index, words, whole, true);
  return found.books.length > 0 ? found : null;
}

/** Marks the books that lack a word. @returns how many are left */
function markLost(costs: Uint8Array, lost: Uint8Array): number {
  let left = 0;
  for (let book = 0; book < costs.length; book += 1) {
    if (costs[book] === NOT_FOUND) lost[book] = 1;
    else if (lost[book] === 0) left += 1;
  }
  return left;
}

function lookUp(index: BookIndex, word: SearchWord): LookedUpWord {
  const costs = new Uint8Array(index.size).fill(NOT_FOUND);
  let readAs: string | null = null;
  for (const reading of word.readings) {
    const found = wordCosts(index, reading, costs);
    if (found && readAs === null) readAs = reading.text;
  }
  return { word, known: readAs !== null, readAs: readAs ?? word.readings[0].text, costs };
}

/** The books that have all the words, with the costs of all added up. */
function combine(
  index: BookIndex,
  words: readonly LookedUpWord[],
  whole: SearchWord | null,
  slipped: boolean,
): BookMatches {
  const [first, ...others] = words.map((word) => word.costs);
  const costs = first?.slice() ?? new Uint8Array(index.size);
  let count = 0;
  for (let book = 0; book < costs.length; book += 1) if (costs[book] !== NOT_FOUND) count += 1;
  const books = new Uint32Array(count);
  let end = 0;
  for (let book = 0; book < costs.length; book += 1) {
    if (costs[book] === NOT_FOUND) continue;
    books[end] = book;
    end += 1;
  }
  for (const added of others) end = keepThoseWith(added, books, end, costs);
  const found = books.subarray(0, end);
  if (whole !== null) liftTitles(index, whole, found, costs, words.length);
  const isSimilar = (book: number) => words.some((word) => (word.costs[book] as number) >= searchCost.TYPO);
  return { books: found, costs, slipped, isSimilar, readAs: end > 0 ? readingOf(words) : null };
}

/** Moves the books that have one word more to the front and adds its cost. @returns how many there are */
function keepThoseWith(added: Uint8Array, books: Uint32Array, count: number, costs: Uint8Array): number {
  let end = 0;
  for (let at = 0; at < count; at += 1) {
    const book = books[at] as number;
    const cost = added[book] as number;
    if (cost === NOT_FOUND) continue;
    costs[book] = (costs[book] as number) + cost;
    books[end] = book;
    end += 1;
  }
  return end;
}

/** A title that is the whole search, or begins with it, goes before all others. */
function liftTitles(
  index: BookIndex,
  whole: SearchWord,
  books: Uint32Array,
  costs: Uint8Array,
  wordCount: number,
): void {
  // Where the title begins with the search, every word of it stands in the title, the first at its beginning.
  const most = (wordCount === 1 ? searchCost.TITLE_WORD : searchCost.TITLE_PART * wordCount) + HALF_TYPED * wordCount;
  for (let at = 0; at < books.length; at += 1) {
    const book = books[at] as number;
    if ((costs[book] as number) > most) continue;
    for (const { patterns } of whole.readings) {
      for (const pattern of patterns) {
        const cost = titleCost(index, pattern, book);
        if (cost < (costs[book] as number)) costs[book] = cost;
      }
    }
  }
}

function readingOf(words: readonly LookedUpWord[]): string | null {
  const typed = words.map(({ word }) => word.readings[0].text).join(' ');
  const read = words.map(({ readAs }) => readAs).join(' ');
  return read === typed ? null : read;
}
