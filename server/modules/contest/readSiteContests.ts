import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { TtlCache } from '#server/core/TtlCache.ts';
import type { Db } from '#server/db/Db.ts';
import { readPublishedContests } from './readPublishedContests.ts';
import type { StoredContest } from './repositories/contests.ts';

type Cache = TtlCache<readonly StoredContest[]>;

/** Institutions whose contests are kept at once; the one asked for longest ago makes way. */
const MOST_INSTITUTIONS = 2_000;

/** One per database, shared by its transactions. */
const kept = new WeakMap<object, { sites: Cache; institutions: Map<number, Cache> }>();

const fresh = (): Cache => new TtlCache(CONTEST_TUNING.keptMs);

function cachesOf(db: Db) {
  const { adapter } = db.getExecutor();
  const caches = kept.get(adapter) ?? { sites: fresh(), institutions: new Map<number, Cache>() };
  kept.set(adapter, caches);
  return caches;
}

function cacheOf(db: Db, academyNo: number): Cache {
  const { institutions } = cachesOf(db);
  const cache = institutions.get(academyNo) ?? fresh();
  institutions.delete(academyNo);
  institutions.set(academyNo, cache);
  if (institutions.size > MOST_INSTITUTIONS) institutions.delete(institutions.keys().next().value ?? academyNo);
  return cache;
}

// A transaction holds the connection that the reading of somebody else may be waiting for, so it reads for itself.
function through(db: Db, cache: Cache, now: number, read: () => Promise<readonly StoredContest[]>) {
  if (db.isTransaction) return cache.known(now) ?? read();
  return cache.get(now, read);
}

/**
 * The published contests of whole sites, read from the database once a second at most, however many ask: when a
 * countdown ends, thousands do. What another process changed is seen a second later. What depends on the time is worked
 * out by each caller and never kept.
 */
export async function readSiteContests(db: Db, now: number): Promise<readonly StoredContest[]> {
  return through(db, cachesOf(db).sites, now, () => readPublishedContests(db, null));
}

/** The same for an institution and its classes. */
export async function readInstitutionContests(
  db: Db,
  academyNo: number,
  now: number,
): Promise<readonly StoredContest[]> {
  return through(db, cacheOf(db, academyNo), now, () => readPublishedContests(db, academyNo));
}

/** For when they have changed: by this process, or by another that published it. */
export function forgetContests(db: Db): void {
  const { sites, institutions } = cachesOf(db);
  sites.forget();
  institutions.clear();
}
