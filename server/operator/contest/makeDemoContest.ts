import { join } from 'node:path';
import { siteNames } from '#contract/site.ts';
import { seoulDay, seoulWeekStart } from '#domain/time/seoulDay.ts';
import { contests } from '#server/modules/contest/public.ts';
import type { Db } from '../../db/Db.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { OperatorError } from '../OperatorError.ts';
import { createContest } from './createContest.ts';
import { publishContest } from './publishContest.ts';
import { readPlanFile } from './readPlanFile.ts';

const PLAN = 'first-voyage';

/**
 * The contest that ships, running from this Monday on, so that a first look meets one. An installation that has or had
 * a contest is left alone, and one without the plan's books gets none.
 */
export async function makeDemoContest(db: Db, contentDir: string, now: number): Promise<void> {
  if ((await contests.list(db)).length > 0) return;
  try {
    const plan = await readPlanFile(join(contentDir, 'contests'), PLAN);
    const options = { title: plan.name, startDay: seoulDay(seoulWeekStart(now)), sites: [...siteNames] };
    await withTransaction(db, async (trx) => {
      const contest = await contests.find(trx, await createContest(trx, plan, options, now));
      if (contest) await publishContest(trx, contest);
    });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
  }
}
