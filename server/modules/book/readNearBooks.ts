import { makeOnce } from '#server/core/makeOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { adviceBooks } from '#server/repositories/adviceBooks.ts';
import { type CatalogueBook, catalogueBooks } from '#server/repositories/catalogueBooks.ts';
import { perBookRevision } from '#server/repositories/perBookRevision.ts';

/** So that readers of one level who know a few books more or less share one list. */
const REACH_STEP = 100;
/** Lists that are kept; each takes some thousands of bytes, its books being those of the others. */
const KEPT = 2_000;

const placeOf = perBookRevision(() => new Map<string, Promise<readonly CatalogueBook[]>>());

/**
 * Books near a raq, whatever was read of them: at least `reach` below it and as many above, where there are so many.
 * Read once for all readers of that level while the catalogue stays as it is.
 */
export async function readNearBooks(db: Db, raq: number, reach: number): Promise<readonly CatalogueBook[]> {
  const { made: lists, load } = await placeOf(db);
  const count = Math.ceil(reach / REACH_STEP) * REACH_STEP;
  const make = async () => {
    const bookNos = await load(() => adviceBooks.near(db, raq, count));
    const books = await catalogueBooks.read(db, bookNos);
    return bookNos.flatMap((bookNo) => books.get(bookNo) ?? []);
  };
  return makeOnce(lists, `${raq} ${count}`, { most: KEPT, make });
}
