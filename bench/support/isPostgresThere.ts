import pg from 'pg';

/** Whether a PostgreSQL answers at the address within two seconds. */
export async function isPostgresThere(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
