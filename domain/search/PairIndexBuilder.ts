import { GrowingNumbers } from './GrowingNumbers.ts';
import { type PairIndex, WORD_START } from './PairIndex.ts';

const LETTER_BITS = 16;
const LETTER = 0xffff;
const NEXT_LETTER = 0x10000;
/** Places after which others may run while the index is sorted. */
const PLACES_AT_ONCE = 0x40000;

/** Makes a `PairIndex` of texts that are written book by book. */
export class PairIndexBuilder {
  readonly #letters = new GrowingNumbers((length) => new Uint16Array(length));
  readonly #textAt = new GrowingNumbers((length) => new Uint32Array(length));
  readonly #places = new GrowingNumbers((length) => new Uint32Array(length));
  readonly #books = new GrowingNumbers((length) => new Uint32Array(length));
  readonly #offsets = new GrowingNumbers((length) => new Uint16Array(length));

  /** Where the next letter will stand. */
  get end(): number {
    return this.#letters.length;
  }

  beginBook(): void {
    this.#textAt.push(this.#letters.length);
  }

  /**
   * Writes words of the book that was begun, as one text without blanks.
   * @param inside whether words are also found by what is inside them
   */
  write(words: readonly string[], inside: boolean): void {
    for (const word of words) this.#writeWord(word, inside);
    this.endText();
  }

  /** Ends a text: no pattern goes on beyond here. */
  endText(): void {
    this.#letters.push(0);
  }

  #writeWord(word: string, inside: boolean): void {
    const book = this.#textAt.length - 1;
    const textAt = this.#textAt.last();
    for (let at = 0; at < word.length; at += 1) {
      const place = this.#letters.length;
      if ((at === 0 || inside) && place - textAt < WORD_START) {
        this.#places.push(place);
        this.#books.push(book);
        this.#offsets.push(place - textAt + (at === 0 ? WORD_START : 0));
      }
      this.#letters.push(word.charCodeAt(at));
    }
  }

  /** Sorts the places by their pairs of letters; yields now and then, so that a large catalogue keeps nobody waiting. */
  *finish(): Generator<void, PairIndex> {
    this.#textAt.push(this.#letters.length);
    const letters = this.#letters.finish();
    const pairs = yield* pairsAt(letters, this.#places.finish());
    const order = yield* sortByPair(pairs);
    const written = { books: this.#books.finish(), offsets: this.#offsets.finish() };
    const books = new Uint32Array(pairs.length);
    const offsets = new Uint16Array(pairs.length);
    const keys = new GrowingNumbers((length) => new Uint32Array(length));
    const keyAt = new GrowingNumbers((length) => new Uint32Array(length));
    for (let at = 0; at < order.length; at += 1) {
      if (at % PLACES_AT_ONCE === 0) yield;
      const from = order[at] as number;
      books[at] = written.books[from] as number;
      offsets[at] = written.offsets[from] as number;
      const key = pairs[from] as number;
      if (at > 0 && key === keys.last()) continue;
      keys.push(key);
      keyAt.push(at);
    }
    keyAt.push(order.length);
    return { letters, textAt: this.#textAt.finish(), keys: keys.finish(), keyAt: keyAt.finish(), books, offsets };
  }
}

/** The letter at each place and the one after it. */
function* pairsAt(letters: Uint16Array, places: Uint32Array): Generator<void, Uint32Array> {
  const pairs = new Uint32Array(places.length);
  for (let at = 0; at < places.length; at += 1) {
    if (at % PLACES_AT_ONCE === 0) yield;
    const place = places[at] as number;
    pairs[at] = (letters[place] as number) * NEXT_LETTER + (letters[place + 1] as number);
  }
  return pairs;
}

/** Numbers of the pairs in order; of equal ones as they were written. */
function* sortByPair(pairs: Uint32Array): Generator<void, Uint32Array> {
  const written = Uint32Array.from({ length: pairs.length }, (_, at) => at);
  yield;
  // By the second letter, then by the first: each walk keeps the order of the one before.
  return yield* countingSort(pairs, yield* countingSort(pairs, written, 0), LETTER_BITS);
}

/** Stable, in two walks: counts how many there are of each letter, then puts each behind those before it. */
function* countingSort(pairs: Uint32Array, order: Uint32Array, shift: number): Generator<void, Uint32Array> {
  const next = new Uint32Array(NEXT_LETTER + 1);
  for (let at = 0; at < pairs.length; at += 1) {
    if (at % PLACES_AT_ONCE === 0) yield;
    const letter = (((pairs[at] as number) >>> shift) & LETTER) + 1;
    next[letter] = (next[letter] as number) + 1;
  }
  for (let letter = 1; letter < next.length; letter += 1) {
    next[letter] = (next[letter] as number) + (next[letter - 1] as number);
  }
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) {
    if (at % PLACES_AT_ONCE === 0) yield;
    const number = order[at] as number;
    const letter = ((pairs[number] as number) >>> shift) & LETTER;
    const to = next[letter] as number;
    sorted[to] = number;
    next[letter] = to + 1;
  }
  return sorted;
}
