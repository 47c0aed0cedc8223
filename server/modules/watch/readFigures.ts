import type { Db } from '#server/db/Db.ts';
import { jobRows } from './repositories/jobRows.ts';
import { watchFigures } from './repositories/watchFigures.ts';
import { type BackupMark, type BooksMark, type DrillMark, WatchMarks } from './WatchMarks.ts';

/** How the product stands, from the database. Ages in milliseconds; nothing of anybody. */
export interface OperationsFigures {
  /** `oldestMs`: of those that are due, or were tried and not taken. */
  mails: { waiting: number; oldestMs: number };
  /** `lateMs`: how long it has been due while nobody ran it. */
  jobs: { name: string; lateMs: number; failedCount: number }[];
  charges: { open: Record<string, number>; recent: Record<string, number>; oldestUnknownMs: number };
  openCases: number;
  /** Learning records: institutions that send them, those whose last try failed, and what waits. */
  records: { on: number; failing: number; waiting: number };
  books: BooksMark | null;
  backup: BackupMark | null;
  drill: DrillMark | null;
}

export async function readFigures(db: Db, now: number): Promise<OperationsFigures> {
  const mails = await watchFigures.mails(db, now);
  const charges = await watchFigures.openCharges(db);
  const jobs = await jobRows.list(db);
  const since = (at: number | null) => (at === null ? 0 : Math.max(0, now - at));
  return {
    mails: { waiting: mails.waiting, oldestMs: since(mails.oldestAt) },
    jobs: jobs.map(({ name, dueAt, leaseUntil, failedCount }) => ({
      name,
      lateMs: leaseUntil > now ? 0 : since(dueAt),
      failedCount,
    })),
    charges: {
      open: charges.byState,
      recent: await watchFigures.recentCharges(db),
      oldestUnknownMs: since(charges.oldestUnknownAt),
    },
    openCases: await watchFigures.openCases(db),
    records: await watchFigures.records(db),
    books: await WatchMarks.read(db, 'books'),
    backup: await WatchMarks.read(db, 'backup'),
    drill: await WatchMarks.read(db, 'drill'),
  };
}
