import type { ContestPlan } from '#contract/contestPlan.ts';
import type { SiteName } from '#contract/site.ts';
import { planRounds, WEEK_DAYS } from '#domain/contest/ContestRound.ts';
import { checkContestPlan } from '#domain/contest/checkContestPlan.ts';
import { contentOfPlan } from '#domain/contest/contentOfPlan.ts';
import { siteHost } from '#domain/contest/contestScope.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { plannedBookNos } from '#domain/contest/plannedBookNos.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import { contestBooks, contests, type LevelReach, readPlanReach } from '#server/modules/contest/public.ts';
import type { Db } from '../../db/Db.ts';
import { OperatorError } from '../OperatorError.ts';

/** What an operator sets for a contest beside its plan. */
export interface ContestOptions {
  title: string;
  startDay: string;
  /** Left out: so many weeks as the plan has. */
  endDay?: string;
  sites: SiteName[];
  dailyCap?: number;
  pcImagePath?: string;
  mobileImagePath?: string;
  prizes?: string;
  /** Readers who may be unable to reach the completion points. */
  leaveBehind?: number;
}

/** Problems printed at once. */
const MAX_SHOWN = 5;

/**
 * Makes a draft from a plan that is held against the books there are. What each book pays is written down with it, so
 * that no later change of a book changes what a contest asks for.
 *
 * @param db an open transaction
 * @throws OperatorError when the plan, the dates or the cap do not hold
 */
export async function createContest(db: Db, plan: ContestPlan, options: ContestOptions, now: number): Promise<number> {
  refuseForeignPictures(options);
  const dailyCap = options.dailyCap ?? CONTEST_TUNING.dailyCap;
  const most = CONTEST_TUNING.largestDailyCap;
  if (!Number.isInteger(dailyCap) || dailyCap < 1 || dailyCap > most) {
    throw new OperatorError(`하루 미션 수는 1~${most} 사이로 적어 주세요. (받은 값: ${dailyCap})`);
  }
  const bookNos = plannedBookNos(plan.bands);
  const books = await contestBooks.facts(db, bookNos);
  const problems = checkContestPlan({ ...plan, status: 'READY' }, books).filter(({ level }) => level === 'error');
  if (problems.length > 0) {
    const shown = problems.slice(0, MAX_SHOWN).map(({ field, reason }) => `${field}: ${reason}`);
    const more = problems.length > MAX_SHOWN ? ` 그 밖에 ${problems.length - MAX_SHOWN}가지가 더 있어요.` : '';
    throw new OperatorError(`계획을 고쳐 주세요. ${shown.join(', ')}.${more}`);
  }
  const weekCount = Math.max(...plan.bands.map(({ weeks }) => weeks.length));
  const endDay = options.endDay ?? shiftDayKey(options.startDay, weekCount * WEEK_DAYS - 1);
  if (endDay < shiftDayKey(options.startDay, (weekCount - 1) * WEEK_DAYS)) {
    throw new OperatorError(`마지막 주가 시작하기 전에 끝나요. ${weekCount}주가 들어가게 적어 주세요.`);
  }
  const content = contentOfPlan(plan, books, planRounds(options.startDay, endDay, weekCount));
  refuseShortReach(await readPlanReach(db, siteHost(options.sites), content, now), options.leaveBehind ?? 0);
  return contests.insert(
    db,
    {
      title: options.title,
      sites: options.sites,
      startDay: options.startDay,
      endDay,
      dailyCap,
      pcImagePath: options.pcImagePath ?? null,
      mobileImagePath: options.mobileImagePath ?? null,
      content,
      prizes: options.prizes ?? null,
    },
    now,
  );
}

/** Refuses a plan by which more readers than were agreed to could not reach the completion points. */
function refuseShortReach(reaches: readonly LevelReach[], leaveBehind: number): void {
  const below = reaches.filter(({ belowFinish }) => belowFinish > 0);
  const count = below.reduce((sum, { belowFinish }) => sum + belowFinish, 0);
  if (count <= leaveBehind) return;
  const where = below.map(({ name, belowFinish }) => `${name} ${belowFinish}명`).join(', ');
  throw new OperatorError(
    `이 책들을 거의 다 읽어서 완주할 수 없는 독자가 있어요: ${where}. 덜 읽은 책으로 계획을 바꾸거나(contest plan propose), 그래도 열려면 --leave-behind ${count}을 붙여 주세요.`,
  );
}

/** Pages show pictures of their own site alone (Content Security Policy). */
function refuseForeignPictures({ pcImagePath, mobileImagePath }: ContestOptions): void {
  for (const path of [pcImagePath, mobileImagePath]) {
    if (path !== undefined && !/^\/(?!\/)/.test(path)) {
      throw new OperatorError(`그림 주소는 이 사이트 안의 것이어야 해요. 예: /art/contest.webp (${path})`);
    }
  }
}
