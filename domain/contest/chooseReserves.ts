/** A book of a contest level, or a reserve of it. */
export interface ListedBook {
  roundNo: number;
  bookNo: number;
  /** Points it is worth to the contest. */
  maxPoint: number;
  /** Missing in contests from before categories were kept. */
  category?: string;
}

/** A contest level with the books that everybody is given, and those that stand in for books already read. */
export interface LevelBooks<T extends ListedBook = ListedBook> {
  books: readonly T[];
  reserves: readonly T[];
}

/** A book of the level whose place a reserve takes for one reader. */
export interface Replacement {
  bookNo: number;
  reserveBookNo: number;
}

/** When a reader handed in the first scored mission of a book; milliseconds UTC. */
export interface FirstHandIn {
  bookNo: number;
  at: number;
}

export interface ReserveChoice {
  replacements: Replacement[];
  /** Books that nothing was left for. */
  lacking: number[];
}

type Spare = Pick<ListedBook, 'bookNo' | 'category'>;
type Candidate = Spare & { roundNo?: number };

/** From the best stand-in to the least good one. */
const FITS: readonly ((book: ListedBook, reserve: Candidate) => boolean)[] = [
  (book, reserve) => reserve.roundNo === book.roundNo && reserve.category === book.category,
  (book, reserve) => reserve.roundNo === book.roundNo,
  (book, reserve) => reserve.roundNo !== undefined && reserve.category === book.category,
  (_, reserve) => reserve.roundNo !== undefined,
  (book, reserve) => reserve.category === book.category,
  () => true,
];

/**
 * Gives a reader other books for those that were begun before their week, so that everybody of a level has as many
 * points in reach: reserves of the same week first, of the same category before others, then those of other weeks, then
 * any other book of the level's readers. A reserve that is begun before its week is replaced in its turn. The choice
 * depends on what was read and when, not on when the reader joins.
 *
 * @param handIns in the order of time
 * @param opensAt when the week of a book opens, milliseconds UTC
 * @param spare further books of the level's readers, the most suitable first; those of the level itself are passed over
 */
export function chooseReserves(
  { books, reserves }: LevelBooks,
  handIns: readonly FirstHandIn[],
  opensAt: (roundNo: number) => number,
  spare: readonly Spare[] = [],
): ReserveChoice {
  const candidates: readonly Candidate[] = [...reserves, ...spare];
  const current = new Map(books.map((book) => [book, book.bookNo]));
  const begun = new Set<number>();
  const used = new Set(current.values());
  for (const { bookNo, at } of handIns) {
    begun.add(bookNo);
    const book = books.find((one) => current.get(one) === bookNo);
    if (book === undefined || at >= opensAt(book.roundNo)) continue;
    const free = candidates.filter((one) => !begun.has(one.bookNo) && !used.has(one.bookNo));
    const reserve = FITS.map((fits) => free.find((one) => fits(book, one))).find((one) => one !== undefined);
    if (reserve === undefined) continue;
    current.set(book, reserve.bookNo);
    used.add(reserve.bookNo);
  }
  const early = new Map(handIns.map(({ bookNo, at }) => [bookNo, at]));
  const lacks = (book: ListedBook, bookNo: number) =>
    (early.get(bookNo) ?? Number.POSITIVE_INFINITY) < opensAt(book.roundNo);
  return {
    replacements: [...current].flatMap(([{ bookNo }, reserveBookNo]) =>
      bookNo === reserveBookNo ? [] : [{ bookNo, reserveBookNo }],
    ),
    lacking: [...current].filter(([book, bookNo]) => lacks(book, bookNo)).map(([book]) => book.bookNo),
  };
}

/** The level's books as one reader has them. A reserve is worth what the book was worth whose place it takes. */
export function withReplacements<T extends ListedBook>(
  books: readonly T[],
  replacements: readonly Replacement[],
): readonly T[] {
  if (replacements.length === 0) return books;
  const instead = new Map(replacements.map(({ bookNo, reserveBookNo }) => [bookNo, reserveBookNo]));
  return books.map((book) => ({ ...book, bookNo: instead.get(book.bookNo) ?? book.bookNo }));
}
