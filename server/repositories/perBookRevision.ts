import type { Db } from '../db/Db.ts';
import { rootOf } from '../db/joinReads.ts';
import { AppError } from '../errors/AppError.ts';
import { bookRevision } from './bookRevision.ts';

/** The catalogue changed while it was read. Who only reads begins again (`serve`); others are asked to try again. */
export class CatalogueChanged extends AppError {
  constructor() {
    super('CONFLICT', { retryAfterSeconds: 1 });
  }
}

/** What was made of one revision of the catalogue. */
export interface RevisionPlace<T> {
  readonly made: T;
  /**
   * Reads something to be kept here.
   *
   * @throws CatalogueChanged when the catalogue is another by now: what was read would not fit the rest
   */
  load<R>(read: () => Promise<R>): Promise<R>;
}

/**
 * A place for what was made of the catalogue: one per database, for as long as it is open, and empty again as soon as
 * the catalogue has changed, by whichever process. One request sees one revision.
 */
export function perBookRevision<T>(create: () => T): (db: Db) => Promise<RevisionPlace<T>> {
  const places = new WeakMap<object, { revision: number; made: T }>();
  return async (db) => {
    const revision = await bookRevision.ofRequest(db);
    const load = async <R>(read: () => Promise<R>) => {
      const found = await read();
      if ((await bookRevision.read(db)) !== revision) throw new CatalogueChanged();
      return found;
    };
    // What a transaction has changed may be taken back.
    if (rootOf(db).isTransaction) return { made: create(), load };
    // Views share this with their database.
    const { adapter } = db.getExecutor();
    const known = places.get(adapter);
    if (known?.revision === revision) return { made: known.made, load };
    const made = create();
    // A request that began before the change must not put an old place over a new one.
    if (known === undefined || known.revision < revision) places.set(adapter, { revision, made });
    return { made, load };
  };
}
