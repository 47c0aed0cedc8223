import { setTimeout as delay } from 'node:timers/promises';
import { countPendingMigrations } from '#server/db/migrateDatabase.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { storageTroubleOf } from '#server/errors/storageTroubleOf.ts';
import { installation } from '#server/repositories/installation.ts';

/** Milliseconds; a database that needs longer for one row cannot serve anybody. */
const PATIENCE = 2000;

/**
 * Whether the database takes a row, and has every table that this version needs. On a full disk it is still ready: what
 * is stored can be read, and writes are refused with a time (`STORAGE_UNAVAILABLE`); without this a proxy would show
 * nobody anything. Never throws.
 */
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
  try {
    await installation.write(db, 'watch.probe', String(now));
  } catch (error) {
    if (storageTroubleOf(error) !== 'full') throw error;
  }
  return (await countPendingMigrations(db, engine)) === 0;
}
