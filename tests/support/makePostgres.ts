import pg from 'pg';

/**
 * A fresh database on the server of TEST_DATABASE_URL; null where none is set.
 *
 * @param more tells it apart from another one of the same test
 */
export async function makePostgres(more = 'crash'): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) return null;
  const name = `chaekbada_${more}_${process.pid}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
