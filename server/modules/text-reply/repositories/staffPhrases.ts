import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const findQuery = compileOnce((db, given: { staffNo: number }) =>
  db.selectFrom('staff').select('phrases').where('staff_no', '=', given.staffNo),
);

/** Phrases of the staff, as JSON. */
export const staffPhrases = {
  /** Null for somebody who has never chosen any. */
  async find(db: Db, staffNo: number): Promise<string | null> {
    const [row] = (await findQuery(db, { staffNo })).rows;
    return row?.phrases ?? null;
  },

  async save(db: Db, staffNo: number, phrases: string): Promise<void> {
    await db.updateTable('staff').set({ phrases }).where('staff_no', '=', staffNo).execute();
  },
};
