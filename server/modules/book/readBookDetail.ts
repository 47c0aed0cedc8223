import type { BookDetail } from '#contract/book.ts';
import { nextToRead } from '#domain/recommendation/nextToRead.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { makeOnce } from '#server/core/makeOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { adviceBooks } from '#server/repositories/adviceBooks.ts';
import { catalogueBooks } from '#server/repositories/catalogueBooks.ts';
import { perBookRevision } from '#server/repositories/perBookRevision.ts';
import { readerShelf } from '#server/repositories/readerShelf.ts';
import { readBookCards } from './readBookCards.ts';
import { readNearBooks } from './readNearBooks.ts';

/** Books below and above this one's level that are looked at. */
const REACH = 120;

/** Books whose order is kept; each takes some two thousand bytes. */
const KEPT = 5_000;

const ordersOf = perBookRevision(() => new Map<number, Promise<Order>>());

const SHOWN = 6;

export async function readBookDetail(context: SignedInContext, bookNo: number): Promise<BookDetail> {
  const { db, accountNo } = context;
  const [book, [card], place, inCart, next] = await Promise.all([
    catalogueBooks.find(db, bookNo),
    readBookCards(context, [bookNo]),
    readerShelf.reading(db, accountNo, bookNo),
    readerShelf.inCart(db, accountNo, bookNo),
    readNextBooks(context, bookNo),
  ]);
  if (!book?.active || !card) throw new AppError('NOT_FOUND');
  return {
    ...card,
    summary: book.summary,
    source: book.source,
    genre: book.genre,
    inCartYn: inCart ? 'Y' : 'N',
    lastPageNo: place?.lastPageNo ?? null,
    bookmarkPageNo: place?.bookmarkPageNo ?? null,
    finishedAt: place?.finishedAt ? new Date(place.finishedAt).toISOString() : null,
    ...next,
  };
}

/** What a reader of this book may want next: others of its author, and others like it. */
async function readNextBooks(
  context: SignedInContext,
  bookNo: number,
): Promise<Pick<BookDetail, 'sameAuthorBooks' | 'nextBooks'>> {
  const [order, known] = await Promise.all([
    readNextOrder(context.db, bookNo),
    adviceBooks.known(context.db, context.accountNo),
  ]);
  const unknown = (bookNos: readonly number[]) => bookNos.filter((other) => !known.has(other)).slice(0, SHOWN);
  const sameAuthor = unknown(order.sameAuthor);
  const next = unknown(order.next);
  const cards = await readBookCards(context, [...sameAuthor, ...next]);
  return {
    sameAuthorBooks: cards.filter((card) => sameAuthor.includes(card.bookNo)),
    nextBooks: cards.filter((card) => next.includes(card.bookNo)),
  };
}

type Order = ReturnType<typeof nextToRead>;

/**
 * What is worth reading after a book, for whomever: numbers, the best first. Made once for each revision of the
 * catalogue, because comparing hundreds of books is most of what a look at one would cost.
 */
async function readNextOrder(db: Db, bookNo: number): Promise<Order> {
  const { made, load } = await ordersOf(db);
  return makeOnce(made, bookNo, {
    most: KEPT,
    make: async () => {
      const book = await catalogueBooks.find(db, bookNo);
      if (!book) return { sameAuthor: [], next: [] };
      const near = await readNearBooks(db, book.raq, REACH);
      const ofAuthor = await load(() => adviceBooks.ofAuthor(db, book.authorName, REACH));
      const others = [...near, ...(await catalogueBooks.read(db, ofAuthor)).values()];
      return nextToRead(book, [...new Map(others.map((other) => [other.bookNo, other])).values()]);
    },
  });
}
