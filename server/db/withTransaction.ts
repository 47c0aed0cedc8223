import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../errors/AppError.ts';
import type { Db, Trx } from './Db.ts';
import { guardTransaction } from './guardTransaction.ts';
import { rootOf } from './joinReads.ts';

const ATTEMPTS = 12;
/** Longest pause before another attempt, in milliseconds; drawn at random so that the same two do not meet again. */
const LONGEST_PAUSE = 60;
/** PostgreSQL: another transaction changed the same row first; two wait for each other; a newer node changed a table. */
const RETRY_CODES = new Set(['40001', '40P01', '0A000']);

/**
 * Runs `work` in one transaction: all of it is stored or nothing. Inside, await nothing but the database, and use only
 * the `trx` given; on PostgreSQL the work may run again when another transaction was first.
 *
 * SQLite runs one transaction at a time. PostgreSQL runs at repeatable read: a row changed meanwhile makes the work run
 * again. A rule over several rows needs a unique index, a conditional update, or an update of one shared row.
 *
 * Called with a transaction, it joins that one.
 */
export async function withTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const root = rootOf(db);
  if (root.isTransaction) return work(root as Trx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await root
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((trx) => guardTransaction(() => work(trx)));
    } catch (error) {
      if (!mayRetry(error)) throw error;
      if (attempt >= ATTEMPTS) throw new AppError('CONFLICT', { retryAfterSeconds: 1 });
      await delay(Math.random() * Math.min(LONGEST_PAUSE, 2 ** attempt));
    }
  }
}

function mayRetry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRY_CODES.has(String(error.code));
}
