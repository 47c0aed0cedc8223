import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

/** Folder of the socket in Debian's packages, and the one PostgreSQL is built with. */
const SOCKET_FOLDERS = ['/var/run/postgresql', '/tmp'];
const PATIENCE_MS = 3_000;

/**
 * A PostgreSQL on which tests may make databases: that of TEST_DATABASE_URL, else the one that answers on this machine
 * without a password. Tests drop what they made.
 *
 * @returns {Promise<string | null>} its address
 */
export async function findPostgres() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  const places = [
    ...SOCKET_FOLDERS.filter((folder) => existsSync(`${folder}/.s.PGSQL.5432`)).map(
      (folder) => (user) => `postgres://${user}@localhost/postgres?host=${encodeURIComponent(folder)}`,
    ),
    (user) => `postgres://${user}@127.0.0.1:5432/postgres`,
  ];
  for (const place of places) {
    for (const user of new Set([userInfo().username, 'postgres'])) {
      const url = place(encodeURIComponent(user));
      if (await mayMakeDatabases(url)) return url;
    }
  }
  return null;
}

async function mayMakeDatabases(connectionString) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
