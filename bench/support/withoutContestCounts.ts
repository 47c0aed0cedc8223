import { sql } from 'kysely';
import type { Db } from '#server/db/Db.ts';

const TRIGGER = 'contest_count_readers';

/** Runs something while the database does not count readers by spans and points; the counters are wrong afterwards. */
export async function withoutContestCounts<T>(db: Db, sqlite: boolean, work: () => Promise<T>): Promise<T> {
  if (!sqlite) {
    await sql`alter table contest_participant disable trigger ${sql.ref(TRIGGER)}`.execute(db);
    const done = await work();
    await sql`alter table contest_participant enable trigger ${sql.ref(TRIGGER)}`.execute(db);
    return done;
  }
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where name = ${TRIGGER}`.execute(db);
  await sql`drop trigger ${sql.ref(TRIGGER)}`.execute(db);
  const done = await work();
  await sql.raw(rows[0]?.sql ?? '').execute(db);
  return done;
}
