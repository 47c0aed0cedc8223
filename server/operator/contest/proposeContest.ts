import type { ContestPlan } from '#contract/contestPlan.ts';
import { siteNames } from '#contract/site.ts';
import { SITE_PLAN_SIZE } from '#domain/contest/checkContestPlan.ts';
import { siteHost } from '#domain/contest/contestScope.ts';
import { proposeBands } from '#server/modules/contest/public.ts';
import type { Db } from '../../db/Db.ts';

/**
 * A plan for the next contest, of the books that were in the fewest contests and that the fewest readers have begun.
 *
 * @param like a plan whose levels it takes
 */
export async function proposeContest(db: Db, like: ContestPlan, seed: number, now: number): Promise<ContestPlan> {
  const bands = await proposeBands(db, {
    host: siteHost(siteNames),
    levels: like.bands,
    size: SITE_PLAN_SIZE,
    seed,
    now,
  });
  return { planId: 'proposal', name: '다음 대회', status: 'READY', bands };
}
