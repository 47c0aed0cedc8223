import type pg from 'pg';
import { createClient } from './createClient.ts';
import type { Manifest } from './Manifest.ts';
import { postgresTool } from './postgresTool.ts';

/** Saves one state of the database with pg_dump, and counts the rows of exactly that state. */
export async function dumpPostgres(databaseUrl: string, path: string): Promise<Pick<Manifest, 'schema' | 'counts'>> {
  const client = await createClient(databaseUrl);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const about = await inspectPostgres(client);
    // What is compressed once more by us need not be compressed here.
    const args = ['--format=custom', '--compress=0', '--no-owner', '--no-acl'];
    await postgresTool('pg_dump', databaseUrl, [...args, `--snapshot=${rows[0]?.id}`, `--file=${path}`]);
    await client.query('commit');
    return about;
  } finally {
    await client.end();
  }
}

/** Rows by table, and the newest migration; an empty database has no tables. */
export async function inspectPostgres(client: pg.Client): Promise<Pick<Manifest, 'schema' | 'counts'>> {
  const tables = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from public."${name}"`);
    counts[name] = Number(rows[0]?.count);
  }
  if (counts.kysely_migration === undefined) return { schema: '', counts };
  const { rows } = await client.query<{ name: string }>('select max(name) as name from kysely_migration');
  return { schema: rows[0]?.name ?? '', counts };
}
