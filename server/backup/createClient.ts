import pg from 'pg';

/**
 * One connection to a database. Where PostgreSQL goes away while nothing is asked of it, the next query fails; without
 * somebody who listens that would end the process.
 */
export function createClient(databaseUrl: string): pg.Client {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  return client;
}
