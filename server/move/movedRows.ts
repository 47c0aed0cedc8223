import { sql } from 'kysely';
import type { Db } from '../db/Db.ts';
import type { Engine } from '../db/Engine.ts';
import type { MovedTable } from './listMovedTables.ts';

/** The event in the audit log when an installation has moved. */
export const MOVED_EVENT = 'DATABASE_MOVED';

export type Row = Readonly<Record<string, unknown>>;

/** All rows of a table, so many at a time; of PostgreSQL as of one moment. What a move itself writes is left out. */
export async function* movedRows(
  { db, engine }: { db: Db; engine: Engine },
  { name, columns }: Pick<MovedTable, 'name' | 'columns'>,
  atOnce: number,
): AsyncGenerator<Row[]> {
  const wanted = sql.join(columns.map((column) => sql.ref(column)));
  const own = (rows: Row[]) => rows.filter((row) => !isOfMove(name, row));
  if (engine === 'sqlite') {
    for (let last = 0; ; ) {
      const { rows } = await sql<Record<string, unknown>>`
        select rowid as "moved row", ${wanted} from ${sql.table(name)}
        where rowid > ${last} order by rowid limit ${atOnce}`.execute(db);
      last = Number(rows.at(-1)?.['moved row'] ?? last);
      if (rows.length > 0) yield own(rows.map(({ 'moved row': _, ...row }) => row));
      if (rows.length < atOnce) return;
    }
  }
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    await sql`declare moved cursor for select ${wanted} from ${sql.table(name)}`.execute(trx);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from moved`.execute(trx);
      if (rows.length > 0) yield own(rows);
      if (rows.length < atOnce) return;
    }
  } finally {
    await trx.rollback().execute();
  }
}

/** The mark of a move that is not finished, and the note of one that is. */
function isOfMove(table: string, row: Row): boolean {
  return (table === 'installation' && row.name === 'move') || (table === 'audit_log' && row.event === MOVED_EVENT);
}
