import { sql } from 'kysely';
import type { Db } from '../db/Db.ts';

export interface MovedTable {
  name: string;
  columns: string[];
  /** Those that are written; the others are worked out from them by the database. */
  stored: string[];
  /** The column that the database numbers by itself. */
  numbered: string | undefined;
}

/** Tables of a PostgreSQL database, each after those that its rows point to. */
export async function listMovedTables(target: Db): Promise<MovedTable[]> {
  const tables = (await target.introspection.getTables()).filter(({ isView }) => !isView);
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and pg_table_is_visible(child.oid)`.execute(target);
  const { rows: computed } = await sql<{ table: string; column: string }>`
    select relname as "table", attname as "column"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attgenerated <> '' and relkind = 'r' and pg_table_is_visible(pg_class.oid)`.execute(target);
  const ordered: MovedTable[] = [];
  const isDone = (name: string) => ordered.some((table) => table.name === name);
  let waiting = tables;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ name }) =>
      references.every(({ child, parent }) => child !== name || isDone(parent)),
    );
    if (ready.length === 0)
      throw new Error(`tables point to each other: ${waiting.map(({ name }) => name).join(', ')}`);
    for (const { name, columns: found } of ready) {
      const numbered = found.find(({ isAutoIncrementing }) => isAutoIncrementing)?.name;
      const columns = found.map((column) => column.name);
      const isStored = (one: string) => !computed.some(({ table, column }) => table === name && column === one);
      ordered.push({ name, columns, stored: columns.filter(isStored), numbered });
    }
    waiting = waiting.filter(({ name }) => !isDone(name));
  }
  return ordered;
}
