import type { SearchPattern } from './parseSearch.ts';

/** Set in `offsets` where a word begins. */
export const WORD_START = 0x8000;
const NEXT_LETTER = 0x10000;

/** Texts of all books, with the places in them by the letter there and the one after it. */
export interface PairIndex {
  /** All texts one after the other; a 0 ends each. */
  letters: Uint16Array;
  /** Where the text of each book begins in `letters`, and the end. */
  textAt: Uint32Array;
  /** Pairs of letters that are anywhere, in order: first × 2^16 + second. */
  keys: Uint32Array;
  /** Where the places of each key begin in `books` and `offsets`, and the end. */
  keyAt: Uint32Array;
  books: Uint32Array;
  /** Place in the text of the book, plus `WORD_START`. */
  offsets: Uint16Array;
}

/** Calls `found` for every indexed place where the pattern stands. */
export function visitPattern(
  index: PairIndex,
  pattern: SearchPattern,
  found: (book: number, place: number, startsWord: boolean) => void,
): void {
  const { keys, keyAt, books, offsets, letters, textAt } = index;
  const { lo, hi } = pattern;
  const length = lo.length;
  const one = length === 1;
  const [secondLo, secondHi] = one ? [0, NEXT_LETTER - 1] : [lo[1] as number, hi[1] as number];
  const end = lowerBound(keys, (hi[0] as number) * NEXT_LETTER + secondHi + 1);
  for (let key = lowerBound(keys, (lo[0] as number) * NEXT_LETTER + secondLo); key < end; key += 1) {
    const second = (keys[key] as number) % NEXT_LETTER;
    if (second < secondLo || second > secondHi) continue;
    const last = keyAt[key + 1] as number;
    for (let at = keyAt[key] as number; at < last; at += 1) {
      const book = books[at] as number;
      const offset = offsets[at] as number;
      const place = (textAt[book] as number) + (offset & ~WORD_START);
      if (length > 2 && !continues(letters, pattern, place)) continue;
      found(book, place, offset >= WORD_START);
    }
  }
}

/** Whether the pattern stands at a place. The 0 after every text is in no range: it never reaches into the next one. */
export function standsAt(letters: Uint16Array, { lo, hi }: SearchPattern, place: number): boolean {
  for (let at = 0; at < lo.length; at += 1) {
    const letter = letters[place + at] as number;
    // Beyond the very last letter there is nothing, which compares as false.
    if (!(letter >= (lo[at] as number) && letter <= (hi[at] as number))) return false;
  }
  return true;
}

/** Whether only the beginning of the last syllable was typed. */
export function isHalfTyped(letters: Uint16Array, { lo, last }: SearchPattern, place: number): boolean {
  return last !== 0 && letters[place + lo.length - 1] !== last;
}

/** Whether the letters from the third on fit; the key covers the first two. */
function continues(letters: Uint16Array, { lo, hi }: SearchPattern, place: number): boolean {
  for (let at = 2; at < lo.length; at += 1) {
    const letter = letters[place + at] as number;
    if (!(letter >= (lo[at] as number) && letter <= (hi[at] as number))) return false;
  }
  return true;
}

/** First place whose value is at least `value`. */
function lowerBound(sorted: Uint32Array, value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as number) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
