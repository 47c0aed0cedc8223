import { CompiledQuery } from 'kysely';
import type { Db } from '#server/db/Db.ts';
import { smallIndexes } from './allowedReads.ts';
import type { RecordedStatement } from './StatementRecorder.ts';
import { namesOfWith, tablesByName } from './sqlNames.ts';
import { COARSE_COLUMNS, growingTables, SHARED_COLUMNS } from './tableGrowth.ts';

/** A table of which a statement reads as many rows as there are. */
export interface WholeRead {
  table: string;
  /** The step of the plan. */
  step: string;
}

/** What SQLite would read whole for a statement. */
export async function explainSqlite(db: Db, { sql, parameters }: RecordedStatement): Promise<WholeRead[]> {
  const query = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ detail: string }>(query);
  const steps = rows.map(({ detail }) => detail);
  const tables = tablesByName(sql);
  const made = namesOfWith(sql);
  for (const step of steps) {
    const name = /^(?:MATERIALIZE|CO-ROUTINE) (\S+)/.exec(step)?.[1];
    if (name !== undefined) made.add(name);
  }
  return steps.flatMap((step) => {
    const name = readsWhole(step, tables);
    if (name === null || /^\(|^sqlite_master$|^kysely_migration$/.test(name)) return [];
    const called = tables.get(name);
    // What a statement made itself was counted where it was made.
    if (called === undefined) return made.has(name) ? [] : [{ table: `unknown: ${name}`, step }];
    return [...called].filter((table) => growingTables.some((one) => one === table)).map((table) => ({ table, step }));
  });
}

/** The name of what a step reads whole; null where it seeks by a column that tells rows apart. */
function readsWhole(step: string, tables: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const index = / INDEX (\w+)/.exec(step)?.[1];
  if (index !== undefined && index in smallIndexes) return null;
  // Rows that the statement itself says, one or several, are no table.
  const scanned = /^SCAN (?!CONSTANT ROW|\d+-ROW VALUES CLAUSE)(\S+)(?!.*VIRTUAL TABLE)/.exec(step)?.[1];
  if (scanned !== undefined) return scanned;
  const [, name, how = '', bounds = ''] = /^SEARCH (?:EXISTS )?(\S+) ([^(]*)\(([^)]*)\)/.exec(step) ?? [];
  if (name === undefined) return null;
  // An index that is made for this statement alone.
  if (how.includes('AUTOMATIC')) return name;
  const exact = bounds.split(' AND ').filter((bound) => /^\w+=\?$/.test(bound));
  const shared = [...(tables.get(name) ?? [])].flatMap(
    (table) => SHARED_COLUMNS[table as keyof typeof SHARED_COLUMNS] ?? [],
  );
  const columns = exact.map((bound) => bound.slice(0, -2));
  return columns.some((column) => !COARSE_COLUMNS.has(column) && !shared.includes(column)) ? null : name;
}
