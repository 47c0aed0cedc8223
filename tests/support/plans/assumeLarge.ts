import type pg from 'pg';
import { COARSE_COLUMNS, growingTables } from './tableGrowth.ts';

const ROWS = 1_000_000;
/** Of a coarse column; and the share of the rows that have a value of their own in any other. */
const COARSE_VALUES = 4;
const OTHER_VALUES = -0.2;
/** Of a column that may be empty. */
const EMPTY_SHARE = 0.5;

/**
 * Has PostgreSQL plan as if every growing table had a million rows: among five rows a plan that reads them all is right.
 * Writes what `analyze` would have found there, and keeps it from looking. The database is of no other use afterwards.
 */
export async function assumeLarge(client: pg.Client): Promise<void> {
  const tables = [...growingTables];
  await client.query('set session_replication_role = replica');
  for (const table of tables) {
    await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
    const { rows } = await client.query(`select from ${table} limit 1`);
    if (rows.length === 0) await addAnyRow(client, table);
  }
  // The planner multiplies the rows of a page by the pages that there are.
  await client.query(
    `update pg_class set reltuples = ${ROWS}, relpages = 1
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any($1)`,
    [tables],
  );
  const given = "select oid from pg_class where relnamespace = 'public'::regnamespace and relname = any($1)";
  await client.query(`delete from pg_statistic where starelid in (${given})`, [tables]);
  const slots = ['stakind', 'staop', 'stacoll'].flatMap((column) => [1, 2, 3, 4, 5].map((no) => `${column}${no}`));
  await client.query(
    `insert into pg_statistic (starelid, staattnum, stainherit, stanullfrac, stawidth, stadistinct, ${slots.join(', ')})
     select attrelid, attnum, false, case when attnotnull then 0 else ${EMPTY_SHARE} end, 8,
       case when attname = any($2) then ${COARSE_VALUES} else ${OTHER_VALUES} end, ${slots.map(() => '0').join(', ')}
     from pg_attribute where attrelid in (${given}) and attnum > 0 and not attisdropped`,
    [tables, [...COARSE_COLUMNS]],
  );
}

/** A row that means nothing, so that the table has a page. */
async function addAnyRow(client: pg.Client, table: string): Promise<void> {
  const { rows: checks } = await client.query<{ conname: string }>(
    `select conname from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  for (const { conname } of checks) await client.query(`alter table ${table} drop constraint ${conname}`);
  const { rows: columns } = await client.query<{ column_name: string; data_type: string }>(
    `select column_name, data_type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ column_name }) => column_name);
  const values = columns.map(({ data_type }) => (/text|bytea/.test(data_type) ? "''" : '1'));
  await client.query(`insert into ${table} (${names.join(', ')}) values (${values.join(', ')})`);
}
