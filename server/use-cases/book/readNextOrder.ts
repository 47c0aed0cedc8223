import { nextToRead } from '../../../domain/recommendation/nextToRead.ts';
import type { Db } from '../../db/Db.ts';
import { adviceBooks } from '../../repositories/adviceBooks.ts';
import { searchedBooks } from '../../repositories/searchedBooks.ts';

/** Books below and above this one's level that are looked at. */
const REACH = 120;
/** Books whose order is kept; each takes some two thousand bytes. */
const KEPT = 5_000;

type Order = ReturnType<typeof nextToRead>;
interface Keeper {
  revision: number;
  orders: Map<number, Promise<Order>>;
}

/** Orders per database, for as long as it is open. */
const keepers = new WeakMap<Db, Keeper>();

/**
 * What is worth reading after a book, for whomever: numbers, the best first. Made once for each revision of the
 * catalogue, because comparing hundreds of books is most of what a look at one would cost.
 */
export async function readNextOrder(db: Db, bookNo: number): Promise<Order> {
  const revision = await searchedBooks.revision(db);
  let keeper = keepers.get(db);
  if (keeper?.revision !== revision) {
    keeper = { revision, orders: new Map() };
    keepers.set(db, keeper);
  }
  const { orders } = keeper;
  const known = orders.get(bookNo);
  if (known !== undefined) return known;
  const order = compare(db, bookNo);
  orders.set(bookNo, order);
  order.catch(() => orders.delete(bookNo));
  const [oldest] = orders.keys();
  if (orders.size > KEPT && oldest !== undefined) orders.delete(oldest);
  return order;
}

async function compare(db: Db, bookNo: number): Promise<Order> {
  const book = await adviceBooks.traits(db, bookNo);
  if (!book) return { sameAuthor: [], next: [] };
  const near = await adviceBooks.near(db, book.raq, REACH);
  const ofAuthor = await adviceBooks.ofAuthor(db, book.authorName, REACH);
  const candidates = new Map([...near, ...ofAuthor].map((other) => [other.bookNo, other]));
  return nextToRead(book, [...candidates.values()]);
}
