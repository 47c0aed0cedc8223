import { setTimeout as delay } from 'node:timers/promises';
import { countPendingMigrations } from '../../db/migrateDatabase.ts';
import type { Database } from '../../db/openDatabase.ts';
import { installation } from '../../repositories/installation.ts';

/** Milliseconds; a database that needs longer for one row cannot serve anybody. */
const PATIENCE = 2000;

/** Whether the database takes a row, and has every table that this version needs. Never throws. */
export async function checkReady(database: Database, now: number): Promise<boolean> {
  const late = new AbortController();
  try {
    return await Promise.race([
      probe(database, now),
      delay(PATIENCE, false, { signal: late.signal, ref: false }).catch(() => false),
    ]);
  } catch {
    return false;
  } finally {
    late.abort();
  }
}

async function probe({ db, engine }: Database, now: number): Promise<boolean> {
  await installation.write(db, 'watch.probe', String(now));
  return (await countPendingMigrations(db, engine)) === 0;
}
