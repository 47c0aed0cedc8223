import { sql } from 'kysely';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { joinReads } from '../db/joinReads.ts';

const month = sql<string>`substr(day_key, 1, 7)`;

const verifiedMonths = compileOnce((db, given: { accountNo: number; sinceDay: string }) =>
  db
    .selectFrom('verification')
    .select((eb) => [month.as('month'), eb.fn.countAll<number>().as('books')])
    .where('account_no', '=', given.accountNo)
    .where('day_key', '>=', given.sinceDay)
    .groupBy(month),
);

const verifiedBooks = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('verification')
    .select((eb) => eb.fn.countAll<number>().as('books'))
    .where('account_no', '=', given.accountNo),
);

const missionsDone = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('mission_attempt')
    .select((eb) => eb.fn.countAll<number>().as('missions'))
    .where('account_no', '=', given.accountNo)
    .where('status', '=', 'SUBMITTED')
    .where('round', '=', 1)
    .where('hidden', '=', 0),
);

const readLast = compileOnce((db, given: { accountNo: number; limit: number }) =>
  db
    .selectFrom('reading_progress')
    .innerJoin('book', 'book.book_no', 'reading_progress.book_no')
    .select(['reading_progress.book_no as bookNo', 'reading_progress.updated_at as at'])
    .where('reading_progress.account_no', '=', given.accountNo)
    .where('book.active', '=', 1)
    .orderBy('reading_progress.updated_at', 'desc')
    .limit(given.limit),
);

const playedLast = compileOnce((db, given: { accountNo: number; limit: number }) =>
  db
    .selectFrom('mission_attempt')
    .innerJoin('book', 'book.book_no', 'mission_attempt.book_no')
    .select((eb) => ['mission_attempt.book_no as bookNo', eb.fn.max('mission_attempt.started_at').as('at')])
    .where('mission_attempt.account_no', '=', given.accountNo)
    .where('mission_attempt.hidden', '=', 0)
    .where('book.active', '=', 1)
    .groupBy('mission_attempt.book_no')
    .orderBy('at', 'desc')
    .limit(given.limit),
);

/** What one reader did, in numbers. */
export const readerFigures = {
  /** Verified books by month (`YYYY-MM`), from a day on. */
  async verifiedByMonth(db: Db, accountNo: number, sinceDay: string): Promise<Map<string, number>> {
    const rows = (await verifiedMonths(db, { accountNo, sinceDay })).rows;
    return new Map(rows.map((row) => [row.month, row.books]));
  },

  async verifiedCount(db: Db, accountNo: number): Promise<number> {
    const row = (await verifiedBooks(db, { accountNo })).rows[0];
    return row?.books ?? 0;
  },

  /** Missions handed in at least once and not deleted from the history. */
  async missionCount(db: Db, accountNo: number): Promise<number> {
    const row = (await missionsDone(db, { accountNo })).rows[0];
    return row?.missions ?? 0;
  },

  /** Books read or played last, the latest first; hidden missions do not count. */
  async recentBooks(db: Db, accountNo: number, limit: number): Promise<number[]> {
    const view = joinReads(db);
    const [read, played] = await Promise.all([
      readLast(view, { accountNo, limit }),
      playedLast(view, { accountNo, limit }),
    ]);
    const latestFirst = [...read.rows, ...played.rows].sort((one, two) => two.at - one.at);
    return [...new Set(latestFirst.map(({ bookNo }) => bookNo))].slice(0, limit);
  },
};
