import { contestReviews } from '#server/modules/contest/repositories/contestReviews.ts';
import { contests } from '#server/modules/contest/repositories/contests.ts';
import type { TestApp } from './buildTestApp.ts';

/** A contest in which a result of this student waits to be looked at. @returns the number of the review */
export async function holdResult(app: TestApp, accountNo: number): Promise<number> {
  const [dayKey, now] = ['2026-05-06', app.clock.now()];
  const days = { displayStartDay: dayKey, displayEndDay: dayKey };
  const level = { code: 'B1', name: '한 단계', levels: ['0A'], books: [], reserves: [] };
  const contestNo = await contests.insert(
    app.db,
    {
      title: '시험용 대회',
      startDay: dayKey,
      endDay: dayKey,
      sites: ['edu'],
      dailyCap: 12,
      pcImagePath: null,
      mobileImagePath: null,
      content: { planId: 'sample', rounds: [{ roundNo: 1, ...days }], levels: [level] },
    },
    now,
  );
  const mission = { bookNo: 9000, kind: 'OX', missionRound: 1, amount: 20, possible: 20 } as const;
  const row = { contestNo, accountNo, roundNo: 1, ...mission, happenedAt: now, dayKey };
  await contestReviews.hold(app.db, row, 'SPEED', now);
  const [held] = await contestReviews.mine(app.db, contestNo, accountNo);
  return held?.reviewNo ?? 0;
}
