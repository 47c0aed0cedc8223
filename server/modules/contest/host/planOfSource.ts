import type { ContestPlan } from '#contract/contestPlan.ts';
import type { ContestBookSource } from '#contract/staffContest.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { SITE_PLAN_SIZE } from '#domain/contest/checkContestPlan.ts';
import type { ContestHost } from '#domain/contest/contestScope.ts';
import { ownPlanSize } from '#domain/contest/ownPlanSize.ts';
import { planOfChosenBooks, refuseChosenBooks } from '#domain/contest/planOfChosenBooks.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { proposeBands, readCandidates } from '../proposeBands.ts';
import { contestBooks } from '../repositories/contestBooks.ts';

type Plan = Pick<ContestPlan, 'planId' | 'bands'>;

/**
 * The levels, weeks and books of a contest of an institution.
 *
 * @param plans those that ship
 * @throws AppError INVALID_INPUT for a plan that is not there, for too many weeks, or for books that do not fit
 */
export async function planOfSource(
  context: PostContext,
  plans: readonly ContestPlan[],
  host: ContestHost,
  source: ContestBookSource,
): Promise<Plan> {
  if (source.source === 'PLAN') return shortened(plans, source.planId, source.weeks);
  if (source.source === 'OWN') return chosen(context, host, source.weeks);
  const { weeks, booksAWeek, seed } = source;
  const size = {
    weeks,
    booksAWeek,
    categoriesAWeek: Math.min(SITE_PLAN_SIZE.categoriesAWeek, booksAWeek),
    reservesAWeek: ownPlanSize.reservesAWeek,
  };
  const [like] = plans;
  if (like === undefined) throw refused('추천할 때 따를 계획이 없어요. 책을 직접 골라 주세요.');
  const bands = await proposeBands(context.db, { host, levels: like.bands, size, seed, now: context.now });
  const short = bands.find((band) => band.weeks.length < weeks || band.weeks.some((week) => week.length < booksAWeek));
  if (short) throw refused(`${short.name}에 책이 모자라요. 주나 한 주의 책 수를 줄여 주세요.`);
  return { planId: 'proposal', bands };
}

const refused = (reason: string) => new AppError('INVALID_INPUT', { fields: { books: reason } });

function shortened(plans: readonly ContestPlan[], planId: string, weeks: number): Plan {
  const plan = plans.find((one) => one.planId === planId);
  if (plan === undefined) throw refused('그 계획은 이제 없어요. 다시 골라 주세요.');
  const most = Math.min(...plan.bands.map((band) => band.weeks.length));
  if (weeks > most) throw refused(`이 계획은 ${most}주까지예요.`);
  const cut = <T>(list: readonly T[]) => list.slice(0, weeks);
  return {
    planId,
    bands: plan.bands.map((band) => ({ ...band, weeks: cut(band.weeks), reserves: cut(band.reserves) })),
  };
}

async function chosen(
  { db, now }: PostContext,
  host: ContestHost,
  weeks: readonly (readonly number[])[],
): Promise<Plan> {
  const wrong = refuseChosenBooks(weeks, await contestBooks.facts(db, weeks.flat()));
  if (wrong !== null) throw refused(wrong);
  const everyLevel = readingLevels.map(({ code }) => code);
  return { planId: 'own', bands: [planOfChosenBooks(weeks, await readCandidates(db, host, everyLevel, now))] };
}
