import type { Db } from '#server/db/Db.ts';
import { contests, type StoredContest } from './repositories/contests.ts';

/** Hosts whose contests are kept at once; the one asked for longest ago makes way. */
const MOST_HOSTS = 2_000;

/** One per database: the contests of a host as they were when one was last changed. */
const kept = new WeakMap<object, Map<number | null, readonly StoredContest[]>>();

/**
 * The published contests of an institution and its classes, or of whole sites (`null`), as they are now. Their contents,
 * some 5 kB each, are read again only after one of them has changed: an institution keeps its contests for years.
 */
export async function readPublishedContests(db: Db, academyNo: number | null): Promise<readonly StoredContest[]> {
  const { adapter } = db.getExecutor();
  const hosts = kept.get(adapter) ?? new Map<number | null, readonly StoredContest[]>();
  kept.set(adapter, hosts);
  const revisions = await contests.revisions(db, academyNo);
  const before = hosts.get(academyNo);
  const current = before && areAt(before, revisions) ? before : await contests.published(db, academyNo);
  // What a transaction has changed may be undone, and its revision be given once more.
  if (db.isTransaction) return current;
  hosts.delete(academyNo);
  hosts.set(academyNo, current);
  if (hosts.size > MOST_HOSTS) hosts.delete(hosts.keys().next().value ?? academyNo);
  return current;
}

/** Whether these are the same contests, unchanged. Both come in the order of their numbers. */
function areAt(known: readonly StoredContest[], now: Awaited<ReturnType<typeof contests.revisions>>): boolean {
  return (
    known.length === now.length &&
    known.every(({ contestNo, revision }, at) => contestNo === now[at]?.contestNo && revision === now[at].revision)
  );
}
