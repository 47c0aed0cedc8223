import type { PersonalityAnswerData } from '#contract/personality.ts';
import { answerWins, boundSeq } from '#domain/mission/StampedAnswer.ts';
import { missingAnswers } from '#domain/personality/missingAnswers.ts';
import type { PersonalityChoice } from '#domain/personality/PersonalityTest.ts';
import { dueTieBreaks } from '#domain/personality/scorePersonality.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { showQuestion } from './describeAttempt.ts';
import { loadPersonality } from './loadPersonality.ts';
import type { PersonalitySetup } from './PersonalitySetup.ts';
import { personalityAnswers } from './repositories/personalityAnswers.ts';
import { personalityResults } from './repositories/personalityResults.ts';

/**
 * Keeps an answer and returns the one that holds now: the later one, whichever arrives first. A question too many that
 * is passed over is kept too and named as missing: answers come in any order, so what makes it one too many may be
 * changed already by an answer that is still under way.
 *
 * @throws AppError NOT_FOUND, TEST_CLOSED; INVALID_INPUT for a question this test does not have
 */
export async function savePersonalityAnswer(
  context: SignedInContext,
  setup: PersonalitySetup,
  resultNo: number,
  sent: { key: string; value: PersonalityChoice; seq: number },
): Promise<PersonalityAnswerData> {
  return withTransaction(context.db, async (trx) => {
    const { accountNo, now } = context;
    await personalityResults.hold(trx, accountNo, resultNo);
    const { test, answers } = await loadPersonality({ ...context, db: trx }, setup, resultNo);
    const { key, value } = sent;
    if (![...test.items, ...test.tieBreaks].some(({ id }) => id === key)) {
      throw new AppError('INVALID_INPUT', { fields: { key: '이 검사에 없는 문제예요.' } });
    }
    const before = answers.get(key);
    const seq = boundSeq(sent.seq, before?.seq ?? 0, now);
    if (!before || answerWins({ value, seq }, before)) {
      await personalityAnswers.save(trx, { resultNo, accountNo }, { key, value, seq }, now);
      answers.set(key, { value, seq });
    }
    const held = answers.get(key) ?? sent;
    return {
      answer: { key, value: held.value, seq: held.seq },
      answeredCount: test.items.filter(({ id }) => answers.has(id)).length,
      missing: missingAnswers(test, answers),
      tieBreaks: dueTieBreaks(test, answers).map(showQuestion),
    };
  });
}
