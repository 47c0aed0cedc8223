import type { Db } from '#server/db/Db.ts';
import { searchedBooks } from './repositories/searchedBooks.ts';

/**
 * A place for what was made of the catalogue: one per database, for as long as it is open, and empty again as soon as
 * a book has changed, by whichever process.
 */
export function perBookRevision<T>(create: () => T): (db: Db) => Promise<T> {
  const places = new WeakMap<Db, { revision: number; made: T }>();
  return async (db) => {
    const revision = await searchedBooks.revision(db);
    const known = places.get(db);
    if (known?.revision === revision) return known.made;
    const made = create();
    places.set(db, { revision, made });
    return made;
  };
}
