import { bookCategories } from '../book/bookCategories.ts';
import { type BookIndex, LABELS_PER_BOOK, type SearchableBook } from './BookIndex.ts';
import { GrowingNumbers } from './GrowingNumbers.ts';
import { searchableWords } from './normalizeSearch.ts';
import { PairIndexBuilder } from './PairIndexBuilder.ts';
import { NO_STROKE, strokeBits, strokesOf } from './strokesOf.ts';

/** Makes a `BookIndex` of books that are added in the order of their numbers. */
export class BookIndexBuilder {
  readonly #bookNo = numbers64();
  readonly #addedAt = numbers64();
  readonly #raq = numbers16();
  readonly #category = numbers8();
  readonly #subCategory = numbers16();
  readonly #badges = numbers8();
  readonly #labels = numbers16();
  readonly #facts = new PairIndexBuilder();
  readonly #authorAt = numbers32();
  readonly #restAt = numbers32();
  readonly #summaries = new PairIndexBuilder();
  readonly #strokes = numbers8();
  readonly #strokesAt = numbers32();
  readonly #strokeBits = numbers32();
  readonly #titles: string[] = [];
  readonly #subCategoryNames = new Map<string, number>();
  /** Label 0 stands for none. */
  readonly #labelNames = new Map<string, number>([['', 0]]);

  add(book: SearchableBook): void {
    this.#bookNo.push(book.bookNo);
    this.#addedAt.push(book.addedAt);
    this.#raq.push(book.raq);
    this.#category.push(bookCategories.indexOf(book.category));
    this.#subCategory.push(numberOf(this.#subCategoryNames, book.subCategory));
    this.#badges.push(book.badges);
    for (let at = 0; at < LABELS_PER_BOOK; at += 1) {
      this.#labels.push(numberOf(this.#labelNames, book.labels[at] ?? ''));
    }
    this.#titles.push(book.title.normalize('NFC'));
    this.#addFacts(book);
    this.#summaries.beginBook();
    // A word at a time, so that a search never reads across a blank.
    for (const word of searchableWords(book.summary)) this.#summaries.write([word], false);
  }

  /** The index of what was added; yields now and then, so that a large catalogue keeps nobody waiting. */
  *finish(): Generator<void, BookIndex> {
    const size = this.#bookNo.length;
    this.#strokesAt.push(this.#strokes.length);
    const facts = yield* this.#facts.finish();
    const summaries = yield* this.#summaries.finish();
    const titleRank = yield* titleRanks(this.#titles);
    const addedAt = this.#addedAt.finish();
    const newestRank = newestRanks(addedAt);
    yield;
    return {
      size,
      bookNo: this.#bookNo.finish(),
      raq: this.#raq.finish(),
      category: this.#category.finish(),
      subCategory: this.#subCategory.finish(),
      badges: this.#badges.finish(),
      labels: this.#labels.finish(),
      subCategoryNames: [...this.#subCategoryNames.keys()],
      labelNames: [...this.#labelNames.keys()],
      facts,
      authorAt: this.#authorAt.finish(),
      restAt: this.#restAt.finish(),
      summaries,
      strokes: this.#strokes.finish(),
      strokesAt: this.#strokesAt.finish(),
      strokeBits: this.#strokeBits.finish(),
      titleRank,
      newestRank,
    };
  }

  #addFacts(book: SearchableBook): void {
    const title = searchableWords(book.title);
    const author = searchableWords(book.author);
    this.#facts.beginBook();
    this.#facts.write(title, true);
    this.#authorAt.push(this.#facts.end);
    this.#facts.write(author, true);
    this.#restAt.push(this.#facts.end);
    // Of publishers and labels only the beginnings of words: nobody looks for what is inside.
    for (const text of [book.publisher, book.subCategory, ...book.labels]) {
      this.#facts.write(searchableWords(text), false);
    }
    this.#strokesAt.push(this.#strokes.length);
    const [ofTitle, ofAuthor] = [strokesOf(title), strokesOf(author)];
    for (const stroke of [...ofTitle, NO_STROKE, ...ofAuthor]) this.#strokes.push(stroke);
    this.#strokeBits.push((strokeBits(ofTitle) | strokeBits(ofAuthor)) >>> 0);
  }
}

/** Builds the index at once. */
export function buildBookIndex(books: readonly SearchableBook[]): BookIndex {
  const builder = new BookIndexBuilder();
  for (const book of [...books].sort((one, two) => one.bookNo - two.bookNo)) builder.add(book);
  const steps = builder.finish();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Place of each title among all. They are sorted by their first letters apart, so that others may run in between. */
function* titleRanks(titles: readonly string[]): Generator<void, Uint32Array> {
  const byLetter = new Map<string, number[]>();
  titles.forEach((title, book) => {
    const letter = title.charAt(0);
    const same = byLetter.get(letter);
    if (same === undefined) byLetter.set(letter, [book]);
    else same.push(book);
  });
  const rank = new Uint32Array(titles.length);
  let next = 0;
  for (const letter of [...byLetter.keys()].sort(compare)) {
    yield;
    const books = byLetter.get(letter) ?? [];
    books.sort((one, two) => compare(titles[one] as string, titles[two] as string) || one - two);
    for (const book of books) {
      rank[book] = next;
      next += 1;
    }
  }
  return rank;
}

/** Place of each book from the newest to the oldest; of equally new ones the higher number is the newer. */
function newestRanks(addedAt: Float64Array): Uint32Array {
  const books = Uint32Array.from(addedAt, (_, book) => book);
  books.sort((one, two) => (addedAt[two] as number) - (addedAt[one] as number) || two - one);
  const rank = new Uint32Array(books.length);
  books.forEach((book, at) => {
    rank[book] = at;
  });
  return rank;
}

/** By code point, so that Hangul stands in 가나다 order, as in the database. */
function compare(one: string, two: string): number {
  return one < two ? -1 : one > two ? 1 : 0;
}

function numberOf(names: Map<string, number>, name: string): number {
  const known = names.get(name) ?? names.size;
  names.set(name, known);
  return known;
}

const numbers8 = () => new GrowingNumbers((length) => new Uint8Array(length));
const numbers16 = () => new GrowingNumbers((length) => new Uint16Array(length));
const numbers32 = () => new GrowingNumbers((length) => new Uint32Array(length));
const numbers64 = () => new GrowingNumbers((length) => new Float64Array(length));
