import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { isView } from '../db/joinReads.ts';

const readRevision = compileOnce((db, given: { id: number }) =>
  db.selectFrom('book_revision').select('catalogue').where('id', '=', given.id),
);

const known = new WeakMap<Db, Promise<number>>();

/** The revision of the catalogue: grows with every change of books, pages, missions and withdrawn items. */
export const bookRevision = {
  /** As the database has it now. */
  async read(db: Db): Promise<number> {
    const { rows } = await readRevision(db, { id: 1 });
    return rows[0]?.catalogue ?? 0;
  },

  /** The one that a request works with from its first question to its answer. Without a view of its own it is read each time. */
  async ofRequest(db: Db): Promise<number> {
    if (!isView(db)) return bookRevision.read(db);
    const before = known.get(db) ?? bookRevision.read(db);
    known.set(db, before);
    return before;
  },
};
