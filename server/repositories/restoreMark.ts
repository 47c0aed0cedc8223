import { sql } from 'kysely';
import type { Db } from '../db/Db.ts';

/** In the schema of the tables, where whoever may make those may make it too. */
const VIEW = 'restore_unfinished';

/**
 * Marks in a PostgreSQL database that a backup is being brought back there and that who left since may be in it again.
 * A view, because it has to be there before the tables are, and no backup counts it.
 */
export const restoreMark = {
  /** Makes it, for a connection to a database that has no tables yet. */
  SETTING: `create or replace view ${VIEW} as select true as unfinished`,

  async isSet(db: Db): Promise<boolean> {
    const { rows } = await sql<{ there: boolean }>`select to_regclass(${VIEW}) is not null as there`.execute(db);
    return rows[0]?.there === true;
  },

  async clear(db: Db): Promise<void> {
    await sql`drop view if exists ${sql.ref(VIEW)}`.execute(db);
  },
};
