import type { ActiveSpan } from '#domain/library/listActiveDays.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** Instants, milliseconds UTC: from the first to before the second. */
export interface Span {
  from: number;
  before: number;
}

export interface HandedIn {
  bookNo: number;
  kind: MissionKind;
  round: number;
  rate: number;
  at: number;
}

const handedInWithin = compileOnce((db, given: { accountNo: number; from: number; before: number }) =>
  db
    .selectFrom('mission_attempt')
    .select(['book_no as bookNo', 'kind', 'round', 'rate_hundredths', 'submitted_at'])
    .where('account_no', '=', given.accountNo)
    .where('submitted_at', '>=', given.from)
    .where('submitted_at', '<', given.before)
    .where('hidden', '=', 0)
    .orderBy('submitted_at')
    .orderBy('attempt_no'),
);

const finishedWithin = compileOnce((db, given: { accountNo: number; from: number; before: number }) =>
  db
    .selectFrom('reading_progress')
    .select(['book_no as bookNo', 'finished_at'])
    .where('account_no', '=', given.accountNo)
    .where('finished_at', '>=', given.from)
    .where('finished_at', '<', given.before),
);

const verifiedWithin = compileOnce((db, given: { accountNo: number; from: string; to: string }) =>
  db
    .selectFrom('verification')
    .select(['book_no as bookNo', 'day_key as day'])
    .where('account_no', '=', given.accountNo)
    .where('day_key', '>=', given.from)
    .where('day_key', '<=', given.to),
);

const pointsWithin = compileOnce((db, given: { accountNo: number; from: string; to: string }) =>
  db
    .selectFrom('point_ledger')
    .select((eb) => ['day_key as day', eb.fn.sum<number>('amount').as('points')])
    .where('account_no', '=', given.accountNo)
    .where('currency', '=', 'POINT')
    .where('day_key', '>=', given.from)
    .where('day_key', '<=', given.to)
    .groupBy('day_key'),
);

const activeSpans = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('active_days').select(['span', 'days']).where('account_no', '=', given.accountNo).orderBy('span'),
);

/** What a student did when: missions, finished and verified books, points. */
export const libraryActivity = {
  /** Missions handed in and not deleted from the history, the earliest first. */
  async handedIn(db: Db, accountNo: number, { from, before }: Span): Promise<HandedIn[]> {
    const rows = (await handedInWithin(db, { accountNo, from, before })).rows;
    return rows.map(({ rate_hundredths, submitted_at, ...row }) => ({
      ...row,
      rate: rate_hundredths / 100,
      at: submitted_at ?? from,
    }));
  },

  async finished(db: Db, accountNo: number, { from, before }: Span): Promise<{ bookNo: number; at: number }[]> {
    const rows = (await finishedWithin(db, { accountNo, from, before })).rows;
    return rows.map(({ bookNo, finished_at }) => ({ bookNo, at: finished_at ?? from }));
  },

  /** Both day keys are included. */
  async verified(db: Db, accountNo: number, from: string, to: string): Promise<{ bookNo: number; day: string }[]> {
    return (await verifiedWithin(db, { accountNo, from, to })).rows;
  },

  /** Points earned by day. Both day keys are included. */
  async points(db: Db, accountNo: number, from: string, to: string): Promise<Map<string, number>> {
    const rows = (await pointsWithin(db, { accountNo, from, to })).rows;
    return new Map(rows.map(({ day, points }) => [day, Number(points)]));
  },

  /**
   * Days of all time on which pages were turned, a mission was handed in or a book finished, the earliest first. Missions
   * deleted from the history count: deleting takes no day away.
   */
  async days(db: Db, accountNo: number): Promise<readonly ActiveSpan[]> {
    return (await activeSpans(db, { accountNo })).rows;
  },
};
