import type { z } from 'zod';
import type { ContestContent } from '#contract/contestContent.ts';
import type { ContestPlan } from '#contract/contestPlan.ts';
import type { ContestDraft, contestDraftBody } from '#contract/staffContest.ts';
import { planRounds, WEEK_DAYS } from '#domain/contest/ContestRound.ts';
import { contentOfPlan } from '#domain/contest/contentOfPlan.ts';
import type { ContestHost } from '#domain/contest/contestScope.ts';
import { plannedBookNos } from '#domain/contest/plannedBookNos.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { completionPointOf } from '../findContest.ts';
import { type LevelReach, readPlanReach } from '../readPlanReach.ts';
import { contestBooks } from '../repositories/contestBooks.ts';
import { contestHosts } from '../repositories/contestHosts.ts';
import { describeLevels } from './describeLevels.ts';
import { planOfSource } from './planOfSource.ts';
import { requireHost } from './requireHost.ts';

type Given = z.infer<typeof contestDraftBody>;

/** A contest as it would be. */
export interface PlannedContest {
  host: ContestHost;
  content: ContestContent;
  endDay: string;
  reaches: LevelReach[];
  /** Pupils who could not reach the completion points. */
  belowFinish: number;
}

/** Days ahead on which a contest may begin. */
const LATEST_START = 180;

/** What a contest of an institution would be: books by week, and who would lack some of them. Stores nothing. */
export async function draftContest(
  context: PostContext,
  plans: readonly ContestPlan[],
  given: Given,
): Promise<ContestDraft> {
  const planned = await planContest(context, plans, given);
  const levels = await describeLevels(context.db, planned.content);
  const [pupilCount = 0] = await contestHosts.pupilCounts(context.db, context.post.academyNo, [planned.host]);
  const reachOf = (code: string) => planned.reaches.find((reach) => reach.code === code);
  return {
    endDay: planned.endDay,
    pupilCount,
    belowFinish: planned.belowFinish,
    levels: levels.map((level) => {
      const { readers = 0, lacking = 0, belowFinish = 0 } = reachOf(level.code) ?? {};
      return { ...level, readers, lacking, belowFinish };
    }),
  };
}

/** @throws AppError INVALID_INPUT naming the field that does not fit */
export async function planContest(
  context: PostContext,
  plans: readonly ContestPlan[],
  { classNos, startDay, books }: Given,
): Promise<PlannedContest> {
  const { db, now } = context;
  const today = seoulDay(now);
  const refuse = (field: string, reason: string) => new AppError('INVALID_INPUT', { fields: { [field]: reason } });
  if (startDay < today) throw refuse('startDay', '오늘이나 그 뒤의 날을 골라 주세요.');
  if (startDay > shiftDayKey(today, LATEST_START)) throw refuse('startDay', '여섯 달 안의 날을 골라 주세요.');
  const host = await requireHost(context, classNos);
  const plan = await planOfSource(context, plans, host, books);
  const weeks = Math.max(...plan.bands.map((band) => band.weeks.length));
  const endDay = shiftDayKey(startDay, weeks * WEEK_DAYS - 1);
  const facts = await contestBooks.facts(db, plannedBookNos(plan.bands));
  const content = contentOfPlan(plan, facts, planRounds(startDay, endDay, weeks));
  const small = content.levels.find((level) => {
    return level.books.reduce((sum, { maxPoint }) => sum + maxPoint, 0) < completionPointOf(level);
  });
  if (small) throw refuse('books', `${small.name}의 책이 적어서 완주할 수 없어요. 책을 더 골라 주세요.`);
  const reaches = await readPlanReach(db, host, content, now);
  const belowFinish = reaches.reduce((sum, reach) => sum + reach.belowFinish, 0);
  return { host, content, endDay, reaches, belowFinish };
}
