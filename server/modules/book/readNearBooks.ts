import type { BookTraits } from '#domain/recommendation/BookTraits.ts';
import type { Db } from '#server/db/Db.ts';
import { adviceBooks } from '#server/repositories/adviceBooks.ts';
import { makeOnce } from './makeOnce.ts';
import { perBookRevision } from './perBookRevision.ts';

/** So that readers of one level who know a few books more or less share one list. */
const REACH_STEP = 100;
/** Lists that are kept; each takes some thousands of bytes, its books being those of the others. */
const KEPT = 2_000;

const placeOf = perBookRevision(() => ({
  books: new Map<number, BookTraits>(),
  lists: new Map<string, Promise<readonly BookTraits[]>>(),
}));

/**
 * Books near a raq, whatever was read of them: at least `reach` below it and as many above, where there are so many.
 * Read once for all readers of that level while the catalogue stays as it is.
 */
export async function readNearBooks(db: Db, raq: number, reach: number): Promise<readonly BookTraits[]> {
  const { books, lists } = await placeOf(db);
  const count = Math.ceil(reach / REACH_STEP) * REACH_STEP;
  const shared = (book: BookTraits) => {
    const known = books.get(book.bookNo) ?? book;
    books.set(book.bookNo, known);
    return known;
  };
  const make = async () => (await adviceBooks.near(db, raq, count)).map(shared);
  return makeOnce(lists, `${raq} ${count}`, { most: KEPT, make });
}
