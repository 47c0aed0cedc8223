import { sql } from 'kysely';
import type { Db } from '#server/db/Db.ts';

/** Until some work has to wait for a row of PostgreSQL, or is over. */
export async function waitsOrEnds(db: Db, work: Promise<unknown>): Promise<void> {
  let over = false;
  const end = () => {
    over = true;
  };
  work.then(end, end);
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (over || rows.length > 0) return;
  }
}
