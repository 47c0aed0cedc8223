import type { z } from 'zod';
import type { ItemVerdict, verdictBody, verdictData } from '#contract/mission.ts';
import { forgive } from '#domain/mission/leaveOut.ts';
import { marksAtOnce } from '#domain/mission/markedAtOnceKinds.ts';
import type { MarkedAnswer } from '#domain/mission/markMission.ts';
import { markMission } from '#domain/mission/markMission.ts';
import { withoutKey } from '#domain/mission/withoutKey.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { mayStillCount } from '#server/modules/contest/public.ts';
import { readWithdrawnKeys } from '#server/modules/item-withdrawal/public.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { type LoadedAttempt, loadAttempt } from './loadAttempt.ts';
import { saveAnswer } from './saveAnswer.ts';

/**
 * Keeps an answer and marks it at once: from then on it is the answer of this item, and whoever asks again gets the
 * same verdict. Where the round is marked at the end, or may count for a contest by now, the answer is kept as
 * `saveAnswer` keeps it and no verdict is given; such a round stays so.
 *
 * @throws AppError NOT_FOUND, MISSION_CLOSED; INVALID_INPUT for an item or a value this mission does not have, and for a mission that is never marked item by item
 */
export async function giveVerdict(
  context: SignedInContext,
  attemptNo: number,
  offered: z.infer<typeof verdictBody>,
): Promise<z.infer<typeof verdictData>> {
  return withTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    const loaded = await loadAttempt(inside, attemptNo);
    const { attempt } = loaded;
    if (!marksAtOnce(attempt.kind)) throw new AppError('INVALID_INPUT');
    const answer = await saveAnswer(inside, attemptNo, offered);
    const fixed = await missionMarks.isMarked(trx, attemptNo, offered.key);
    const markedAtOnce = attempt.markedAtOnce && !(await mayStillCount(inside, attempt));
    if (attempt.markedAtOnce && !markedAtOnce) await missionAttempts.markAtEnd(trx, attemptNo);
    // Another version of the app may have emptied it later.
    if (!fixed && (!markedAtOnce || answer.value === '')) return { answer, markedAtOnce, verdict: null };
    const answers = new Map([[answer.key, answer.value]]);
    const marks = markMission(loaded.material, answers, attempt.seed).filter(({ key }) => key === answer.key);
    if (!fixed) {
      await missionMarks.save(trx, attemptNo, marks);
      await missionAnswers.touch(trx, attemptNo, answer.key, context.now);
    }
    const [verdict = null] = (await shownMarks(inside, loaded, marks)).map((mark) => toVerdict(mark, answer.value));
    return { answer, markedAtOnce, verdict };
  });
}

/**
 * Marks as they are shown while a round is open. A withdrawn question counts as right; a pair of cards does not show it,
 * because one that stands would keep its card from the pair that it belongs to.
 */
export async function shownMarks(
  { db }: Pick<SignedInContext, 'db'>,
  { attempt, material }: LoadedAttempt,
  marks: readonly MarkedAnswer[],
): Promise<MarkedAnswer[]> {
  if (material.kind === 'MATCHING') return marks.map(withoutKey);
  return forgive(marks, await readWithdrawnKeys(db, attempt.bookNo, material)).map(withoutKey);
}

/** @param value as the item holds it: a right id, 'O' or 'X', the number of an option */
export function toVerdict({ key, correct, explanation, pageNo, scene }: MarkedAnswer, value: string): ItemVerdict {
  return { key, value, correct, explanation, pageNo, scene };
}
