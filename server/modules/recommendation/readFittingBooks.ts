import type { BookCard } from '#contract/book.ts';
import type { BookCategory } from '#domain/book/bookCategories.ts';
import { fittingBooks } from '#domain/recommendation/fittingBooks.ts';
import type { Db } from '#server/db/Db.ts';
import { readNearBooks, toBookCard } from '#server/modules/book/public.ts';
import { adviceBooks } from '#server/repositories/adviceBooks.ts';
import { bookCards } from '#server/repositories/bookCards.ts';

/** Books below and above the level that are looked at, beside those the reader knows. */
const REACH = 120;

interface FittingQuery {
  raq: number;
  limit: number;
  /** How much each category suits, 0–1. */
  weights?: Partial<Readonly<Record<BookCategory, number>>>;
  /** Books that are shown beside these. */
  without?: readonly number[];
}

/** Books of the right level that the reader does not know yet, as cards, the best first. */
export async function readFittingBooks(
  { db, accountNo }: { db: Db; accountNo: number },
  { raq, limit, weights, without = [] }: FittingQuery,
): Promise<BookCard[]> {
  const known = new Set([...(await adviceBooks.known(db, accountNo)), ...without]);
  const near = await readNearBooks(db, raq, REACH + known.size);
  const fresh = near.filter(({ bookNo }) => !known.has(bookNo));
  const rows = await bookCards.read(db, accountNo, fittingBooks(fresh, raq, limit, weights));
  return rows.map(toBookCard);
}
