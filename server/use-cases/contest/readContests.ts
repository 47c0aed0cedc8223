import { CONTEST_TUNING } from '../../../domain/contest/contestTuning.ts';
import type { Db } from '../../db/Db.ts';
import { contests, type StoredContest } from '../../repositories/contests.ts';

interface Keeper {
  kept?: { at: number; contests: StoredContest[] };
  reading?: Promise<StoredContest[]>;
}

/** One per database, shared by its transactions. */
const keepers = new WeakMap<object, Keeper>();

function keeperOf(db: Db): Keeper {
  const { adapter } = db.getExecutor();
  const keeper = keepers.get(adapter) ?? {};
  keepers.set(adapter, keeper);
  return keeper;
}

/**
 * The published contests, read from the database once a second at most, however many ask: when a countdown ends,
 * thousands do. What another process changed is seen a second later. What depends on the time is worked out by each
 * caller and never kept.
 */
export async function readContests(db: Db, now: number): Promise<readonly StoredContest[]> {
  const keeper = keeperOf(db);
  if (keeper.kept !== undefined && Math.abs(now - keeper.kept.at) < CONTEST_TUNING.keptMs) return keeper.kept.contests;
  // A transaction holds the connection that the reading of somebody else may be waiting for, so it reads for itself.
  if (db.isTransaction) return contests.published(db);
  keeper.reading ??= read(db, keeper, now);
  return keeper.reading;
}

async function read(db: Db, keeper: Keeper, now: number): Promise<StoredContest[]> {
  try {
    const found = await contests.published(db);
    keeper.kept = { at: now, contests: found };
    return found;
  } finally {
    delete keeper.reading;
  }
}

/** What this process has changed itself it knows at once. */
export function forgetContests(db: Db): void {
  delete keeperOf(db).kept;
}
