import { sql } from 'kysely';
import type { Database } from '../db/openDatabase.ts';
import { describeCause } from '../errors/describeCause.ts';
import { OperatorError } from '../operator/OperatorError.ts';
import type { MovedTable } from './listMovedTables.ts';
import { movedRows, type Row } from './movedRows.ts';

/** Rows of one statement, and values: PostgreSQL takes 65,535 of them. */
const ROWS_AT_ONCE = 500;
const VALUES_AT_ONCE = 60_000;
/** Rows between two words about how far it is. */
const REPORT_EVERY = 50_000;

type Place = Pick<Database, 'db' | 'engine'>;

/**
 * Copies every row of every table, and has numbers go on where they stood. What rules the tables enforce by triggers,
 * such as counting changes, rests meanwhile: it happened where the rows come from.
 *
 * @throws OperatorError naming the table and row that PostgreSQL refuses
 */
export async function copyTables(
  source: Place,
  target: Place,
  tables: readonly MovedTable[],
  print: (line: string) => void,
): Promise<void> {
  const numbers = await lastNumbers(source);
  const names = tables.map(({ name }) => sql.table(name));
  const others = names.filter((_, index) => tables[index]?.name !== 'installation');
  await sql`truncate ${sql.join(others)}`.execute(target.db);
  await sql`delete from installation where name <> 'move'`.execute(target.db);
  for (const name of names) await sql`alter table ${name} disable trigger user`.execute(target.db);
  for (const [index, table] of tables.entries()) {
    const atOnce = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(VALUES_AT_ONCE / table.stored.length)));
    let copied = 0;
    let reported = 0;
    for await (const rows of movedRows(source, { name: table.name, columns: table.stored }, atOnce)) {
      await insert(target, table.name, rows);
      copied += rows.length;
      if (copied - reported >= REPORT_EVERY) print(`  ${table.name} ${copied}줄 …`);
      if (copied - reported >= REPORT_EVERY) reported = copied;
    }
    if (table.numbered !== undefined) await goOn(target, table.name, table.numbered, numbers.get(table.name) ?? 0);
    print(`${index + 1}/${tables.length} ${table.name} ${copied}줄`);
  }
  for (const name of names) await sql`alter table ${name} enable trigger user`.execute(target.db);
}

async function insert({ db }: Place, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const write = (some: readonly Row[]) =>
    db
      .insertInto(table as 'installation')
      .values(some as never)
      .execute();
  try {
    await write(rows);
  } catch (error) {
    // One after the other, to find the one that cannot be copied.
    for (const row of rows) await write([row]).catch((cause: unknown) => Promise.reject(refusal(table, row, cause)));
    throw error;
  }
}

function refusal(table: string, row: Row, cause: unknown): OperatorError {
  const [name, value] = Object.entries(row)[0] ?? [];
  return new OperatorError(
    `PostgreSQL이 ${table}의 한 줄(${name} ${value})을 받지 않았어요 (${describeCause(cause)}).`,
  );
}

/** The last number that each table gave, also to rows that are gone: none is ever given twice. */
async function lastNumbers({ db, engine }: Place): Promise<Map<string, number>> {
  if (engine !== 'sqlite') return new Map();
  const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(db);
  return new Map(rows.map(({ name, seq }) => [name, seq]));
}

async function goOn({ db }: Place, table: string, column: string, last: number): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(${table}, ${column}), greatest(numbers.last, 1), numbers.last > 0)
    from (select greatest(coalesce(max(${sql.ref(column)}), 0), ${sql.lit(last)}) as last
      from ${sql.table(table)}) as numbers`.execute(db);
}
