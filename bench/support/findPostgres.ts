import pg from 'pg';
import { startPostgres } from '../../scripts/lib/startPostgres.mjs';
import { endWith } from './endWith.ts';

/**
 * The address of a PostgreSQL: the one that TEST_DATABASE_URL or BENCH_DATABASE_URL names, else one of its own that ends
 * with the benchmark; null, with the reason printed, where there is none.
 */
export async function findPostgres(): Promise<string | null> {
  const named = process.env.TEST_DATABASE_URL || process.env.BENCH_DATABASE_URL;
  if (named) {
    if (await isPostgresThere(named)) return named;
    console.log(`PostgreSQL left out: nothing answers at ${named}`);
    return null;
  }
  try {
    const own = await startPostgres({ durable: true });
    endWith(own.stop);
    return own.url;
  } catch (error) {
    console.log(`PostgreSQL left out: ${(error as Error).message}`);
    return null;
  }
}

/** Whether a PostgreSQL answers at the address within two seconds. */
async function isPostgresThere(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
