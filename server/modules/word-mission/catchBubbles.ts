import type { CatchResult } from '#contract/wordMission.ts';
import { seoulDay, startOfDayKey } from '#domain/time/seoulDay.ts';
import { judgeCatch } from '#domain/word-mission/judgeCatch.ts';
import { reviewAfter } from '#domain/word-mission/reviewAfter.ts';
import { WORD_TUNING } from '#domain/word-mission/tuning.ts';
import { wordMissionState } from '#domain/word-mission/wordMissionState.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { refuseWhileResting } from '#server/modules/aquarium/public.ts';
import { requirePermission } from '#server/modules/ticket/public.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { wordReviews } from '#server/repositories/wordReviews.ts';
import { describeWordMissions } from './describeWordMissions.ts';
import { type StoredWordMission, wordMissionRows } from './repositories/wordMissionRows.ts';

/**
 * Judges the bubbles caught so far. A wrong one costs nothing and shows one part more; the whole word in order is
 * caught. Once caught it stays so, whatever comes after.
 *
 * @throws AppError NOT_FOUND; WORD_MISSION_OVER when its day is long gone; INVALID_INPUT for unknown bubbles;
 *   AQUARIUM_RESTING; SUBSCRIPTION_NEEDED on the home site without a ticket now and on the day it was given out
 */
export async function catchBubbles(
  context: SignedInContext,
  wordMissionNo: number,
  bubbleIds: readonly string[],
): Promise<CatchResult> {
  return withTransaction(context.db, async (db) => {
    const { accountNo, now } = context;
    const mission = await wordMissionRows.findOwn(db, accountNo, wordMissionNo);
    if (!mission) throw new AppError('NOT_FOUND');
    const inside = { ...context, db };
    const count = [...mission.word].length;
    if (mission.solvedAt !== null) return result(inside, wordMissionNo, { rightCount: count, wrong: false });
    refuseWhileResting({ pauses: await aquariumPauses.of(db, accountNo, now) }, now);
    const stand = wordMissionState({ dayKey: mission.dayKey, solved: false, taken: false }, seoulDay(now));
    if (stand === 'OVER') throw new AppError('WORD_MISSION_OVER');
    await requirePermission(inside, 'MISSION', startOfDayKey(mission.dayKey));
    const verdict = judgeCatch(mission.word, mission.bubbles, bubbleIds);
    if (!verdict.ok) throw new AppError('INVALID_INPUT', { fields: { bubbleIds: '이 낱말의 물방울이 아니에요.' } });
    if (verdict.wrong) await wordMissionRows.countWrong(db, wordMissionNo);
    if (verdict.solved) await solve(inside, mission);
    return result(inside, wordMissionNo, verdict);
  });
}

async function solve({ db, accountNo, now }: SignedInContext, mission: StoredWordMission): Promise<void> {
  if (!(await wordMissionRows.solve(db, mission.wordMissionNo, now))) return;
  const { word, meaning, sentence, bookNo, stage, wrongCount } = mission;
  const hard = wrongCount >= WORD_TUNING.hardAfter;
  const review = { word, meaning, sentence, bookNo, missed: mission.missed || hard };
  await wordReviews.write(db, accountNo, { ...review, ...reviewAfter(stage, wrongCount, seoulDay(now)) });
  await aquariumPets.touch(db, accountNo);
}

async function result(
  context: SignedInContext,
  wordMissionNo: number,
  { rightCount, wrong }: { rightCount: number; wrong: boolean },
): Promise<CatchResult> {
  const row = await wordMissionRows.findOwn(context.db, context.accountNo, wordMissionNo);
  const [mission] = row ? await describeWordMissions(context, [row]) : [];
  if (!mission) throw new AppError('NOT_FOUND');
  return { rightCount, wrong, solved: mission.solution !== null, mission };
}
