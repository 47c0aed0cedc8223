import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { TtlCache } from '#server/core/TtlCache.ts';
import type { Db } from '#server/db/Db.ts';
import { contests, type StoredContest } from './repositories/contests.ts';

/** One per database, shared by its transactions. */
const caches = new WeakMap<object, TtlCache<readonly StoredContest[]>>();

function cacheOf(db: Db): TtlCache<readonly StoredContest[]> {
  const { adapter } = db.getExecutor();
  const cache = caches.get(adapter) ?? new TtlCache(CONTEST_TUNING.keptMs);
  caches.set(adapter, cache);
  return cache;
}

/**
 * The published contests, read from the database once a second at most, however many ask: when a countdown ends,
 * thousands do. What another process changed is seen a second later. What depends on the time is worked out by each
 * caller and never kept.
 */
export async function readContests(db: Db, now: number): Promise<readonly StoredContest[]> {
  const cache = cacheOf(db);
  // A transaction holds the connection that the reading of somebody else may be waiting for, so it reads for itself.
  if (db.isTransaction) return cache.known(now) ?? contests.published(db);
  return cache.get(now, () => contests.published(db));
}

/** For when they have changed: by this process, or by another that published it. */
export function forgetContests(db: Db): void {
  cacheOf(db).forget();
}
