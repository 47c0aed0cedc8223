import type { DiagnosisOutcome } from '#contract/diagnosis.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { handInDiagnosis, unanswered } from '#domain/diagnosis/DiagnosisState.ts';
import { estimateReading } from '#domain/diagnosis/estimateReading.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readMeasuredRaqs } from '#server/modules/item-statistics/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import type { DiagnosisSetup } from './DiagnosisSetup.ts';
import { loadDiagnosis } from './loadDiagnosis.ts';
import { diagnosisAnswers } from './repositories/diagnosisAnswers.ts';
import { diagnosisApplies } from './repositories/diagnosisApplies.ts';

/**
 * Hands a test in: marks it, finds the level and sets it on the account, all in one transaction.
 *
 * @throws AppError NOT_FOUND, TEST_CLOSED, DIAGNOSIS_PAUSED; TEST_NOT_COMPLETE naming the questions without an answer
 */
export async function submitDiagnosis(
  context: SignedInContext,
  setup: DiagnosisSetup,
  applyNo: number,
): Promise<DiagnosisOutcome> {
  return withTransaction(context.db, async (trx) => {
    const { accountNo, now } = context;
    await diagnosisApplies.hold(trx, accountNo, applyNo);
    const { apply, asked, state } = await loadDiagnosis({ ...context, db: trx }, setup, applyNo);
    if (!handInDiagnosis(state).ok) {
      const fields = Object.fromEntries(unanswered(state).map((key) => [key, '아직 답하지 않았어요.']));
      throw new AppError('TEST_NOT_COMPLETE', { fields });
    }
    const raqs = await readMeasuredRaqs(trx, asked);
    const marks = asked.map(({ item, answer }) => ({
      key: item.id,
      raq: raqs.get(item.id) ?? item.raq,
      correct: Number(answer.value) === item.answer,
    }));
    for (const mark of marks) await diagnosisAnswers.mark(trx, applyNo, mark);
    const found = estimateReading(marks, apply.grade);
    await diagnosisApplies.finish(trx, applyNo, found, now);
    await accounts.setRaq(trx, accountNo, found.raq);
    return { diagnosisApplyNo: applyNo, readingLevel: levelOfRaq(found.raq), raq: found.raq };
  });
}
