import { nextToRead } from '#domain/recommendation/nextToRead.ts';
import type { Db } from '#server/db/Db.ts';
import { adviceBooks } from '#server/repositories/adviceBooks.ts';
import { makeOnce } from './makeOnce.ts';
import { perBookRevision } from './perBookRevision.ts';
import { readNearBooks } from './readNearBooks.ts';

/** Books below and above this one's level that are looked at. */
const REACH = 120;
/** Books whose order is kept; each takes some two thousand bytes. */
const KEPT = 5_000;

type Order = ReturnType<typeof nextToRead>;

const ordersOf = perBookRevision(() => new Map<number, Promise<Order>>());

/**
 * What is worth reading after a book, for whomever: numbers, the best first. Made once for each revision of the
 * catalogue, because comparing hundreds of books is most of what a look at one would cost.
 */
export async function readNextOrder(db: Db, bookNo: number): Promise<Order> {
  return makeOnce(await ordersOf(db), bookNo, { most: KEPT, make: () => compare(db, bookNo) });
}

async function compare(db: Db, bookNo: number): Promise<Order> {
  const book = await adviceBooks.traits(db, bookNo);
  if (!book) return { sameAuthor: [], next: [] };
  const near = await readNearBooks(db, book.raq, REACH);
  const ofAuthor = await adviceBooks.ofAuthor(db, book.authorName, REACH);
  const candidates = new Map([...near, ...ofAuthor].map((other) => [other.bookNo, other]));
  return nextToRead(book, [...candidates.values()]);
}
