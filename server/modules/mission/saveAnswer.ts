import type { z } from 'zod';
import type { savedAnswer } from '#contract/mission.ts';
import { missionItems } from '#domain/mission/missionItems.ts';
import { answerWins, boundSeq } from '#domain/mission/StampedAnswer.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { joinReads } from '#server/db/joinReads.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { writeReportText } from '#server/modules/note/public.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { keepAnswerVersion } from './keepAnswerVersion.ts';
import { loadAttempt } from './loadAttempt.ts';

/**
 * Keeps an answer and returns the one that holds now: the last one wins (`answerWins`), and an item that
 * was marked keeps its answer, so late and repeated calls are harmless.
 *
 * @throws AppError NOT_FOUND, MISSION_CLOSED; INVALID_INPUT for an item or a value this mission does not have
 */
export async function saveAnswer(
  context: SignedInContext,
  attemptNo: number,
  answer: z.infer<typeof savedAnswer>,
): Promise<z.infer<typeof savedAnswer>> {
  return withTransaction(context.db, async (trx) => {
    const view = joinReads(trx);
    const [{ attempt, material }, isMarked, before] = await Promise.all([
      loadAttempt({ ...context, db: view }, attemptNo),
      missionMarks.isMarked(view, attemptNo, answer.key),
      missionAnswers.find(view, attemptNo, answer.key),
    ]);
    const value = answer.value.normalize('NFC');
    const item = missionItems(material, attempt.seed).find(({ key }) => key === answer.key);
    if (!item) throw new AppError('INVALID_INPUT', { fields: { key: '이 미션에 없는 문제예요.' } });
    if (!item.fits(value)) throw new AppError('INVALID_INPUT', { fields: { value: '이 문제에 쓸 수 없는 답이에요.' } });
    const none = { key: answer.key, value: '', seq: 0 };
    if (isMarked) return before ?? none;
    const seq = boundSeq(answer.seq, before?.seq ?? 0, context.now);
    const saved = await missionAnswers.save(trx, attemptNo, { key: answer.key, value, seq }, context.now);
    // A report has one text, whichever page writes it.
    const wins = answerWins({ value, seq }, before ?? none);
    // What gives way, or comes too late, is not gone: the history of a thought has it.
    const [lost, held] = wins ? [before?.value ?? '', value] : [value, before?.value ?? ''];
    if (material.kind === 'THINK') {
      const replaced = { key: answer.key, before: lost, after: held, keepBefore: false };
      await keepAnswerVersion({ ...context, db: trx }, attempt, replaced);
    }
    if (wins && material.kind === 'REPORT') await writeReportText({ ...context, db: trx }, attempt.bookNo, value);
    return saved ?? before ?? none;
  });
}
