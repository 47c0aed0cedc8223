import { seoulDay } from '#domain/time/seoulDay.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';
import type { WorkEnd } from './pupilWork.ts';

/** Days with their end: the first one, and the instant at which it begins. */
interface WorkSpan extends WorkEnd {
  fromDay: string;
  from: number;
}

/** What a pupil did on some days, in figures. */
export interface WorkFigures {
  /** Days with reading or a hand-in. */
  dayCount: number;
  missionCount: number;
  /** Books whose scored missions were all done then. */
  verifiedCount: number;
}

interface OfDays {
  accountNos: readonly number[];
  fromDay: string;
  toDay: string;
}

const readingDaysQuery = compileOnce((db, given: OfDays) =>
  db
    .selectFrom('reading_day')
    .select(['account_no as accountNo', 'day_key as day'])
    .distinct()
    .where(isAmong(db, 'account_no', given.accountNos))
    .where('day_key', '>=', given.fromDay)
    .where('day_key', '<=', given.toDay),
);

const missionsQuery = compileOnce((db, given: { accountNos: readonly number[]; from: number; until: number }) =>
  db
    .selectFrom('mission_attempt')
    .select(['account_no as accountNo', 'submitted_at as at'])
    .where(isAmong(db, 'account_no', given.accountNos))
    .where('submitted_at', '>=', given.from)
    .where('submitted_at', '<', given.until)
    .where('hidden', '=', 0)
    .$narrowType<{ at: number }>(),
);

const verificationsQuery = compileOnce((db, given: OfDays) =>
  db
    .selectFrom('verification')
    .select((eb) => ['account_no as accountNo', eb.fn.countAll<number>().as('count')])
    .where(isAmong(db, 'account_no', given.accountNos))
    .where('day_key', '>=', given.fromDay)
    .where('day_key', '<=', given.toDay)
    .groupBy('account_no'),
);

/** The figures of `pupilWork`, of a whole class at once. */
export const classWork = {
  /** Of each of these pupils, by number. */
  async figures(
    db: Db,
    accountNos: readonly number[],
    { fromDay, toDay, from, until }: WorkSpan,
  ): Promise<Map<number, WorkFigures>> {
    if (accountNos.length === 0) return new Map();
    const [readings, missions, verified] = await Promise.all([
      readingDaysQuery(db, { accountNos, fromDay, toDay }),
      missionsQuery(db, { accountNos, from, until }),
      verificationsQuery(db, { accountNos, fromDay, toDay }),
    ]);
    const verifiedCounts = new Map(verified.rows.map(({ accountNo, count }) => [accountNo, count]));
    const figuresOf = (accountNo: number): WorkFigures => {
      const read = readings.rows.filter((row) => row.accountNo === accountNo);
      const handedIn = missions.rows.filter((row) => row.accountNo === accountNo);
      return {
        dayCount: new Set([...read.map(({ day }) => day), ...handedIn.map(({ at }) => seoulDay(at))]).size,
        missionCount: handedIn.length,
        verifiedCount: verifiedCounts.get(accountNo) ?? 0,
      };
    };
    return new Map(accountNos.map((accountNo) => [accountNo, figuresOf(accountNo)]));
  },
};
