import type { Client } from 'pg';

/**
 * One connection to a database. Where PostgreSQL goes away while nothing is asked of it, the next query fails; without
 * somebody who listens that would end the process. The driver is read only where it is used.
 */
export async function createClient(databaseUrl: string): Promise<Client> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  return client;
}
