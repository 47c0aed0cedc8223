import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import type { Db } from '#server/db/Db.ts';
import { contests } from '#server/modules/contest/repositories/contests.ts';

/** A contest of one round and one level without books; nobody takes part, and it is not published. @returns its number */
export function addContest(
  db: Db,
  { startDay, endDay, code, level, now }: Record<'startDay' | 'endDay' | 'code' | 'level', string> & { now: number },
): Promise<number> {
  return contests.insert(
    db,
    {
      title: '측정 대회',
      startDay,
      endDay,
      sites: ['edu'],
      dailyCap: CONTEST_TUNING.dailyCap,
      pcImagePath: null,
      mobileImagePath: null,
      content: {
        planId: 'bench',
        rounds: [{ roundNo: 1, displayStartDay: startDay, displayEndDay: endDay }],
        levels: [{ code, name: '측정', levels: [level], books: [], reserves: [] }],
      },
    },
    now,
  );
}
