import type { PersonalityOutcome } from '#contract/personality.ts';
import { missingAnswers } from '#domain/personality/missingAnswers.ts';
import { scorePersonality } from '#domain/personality/scorePersonality.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { loadPersonality } from './loadPersonality.ts';
import type { PersonalitySetup } from './PersonalitySetup.ts';
import { personalityResults } from './repositories/personalityResults.ts';

/**
 * Hands a test in and finds its sliders and type. Level, points and rankings do not know of it.
 *
 * @throws AppError NOT_FOUND, TEST_CLOSED; TEST_NOT_COMPLETE naming what still needs an answer
 */
export async function submitPersonality(
  context: SignedInContext,
  setup: PersonalitySetup,
  resultNo: number,
): Promise<PersonalityOutcome> {
  return withTransaction(context.db, async (trx) => {
    await personalityResults.hold(trx, context.accountNo, resultNo);
    const { test, answers } = await loadPersonality({ ...context, db: trx }, setup, resultNo);
    const missing = missingAnswers(test, answers);
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map((key) => [key, '아직 고르지 않았어요.']));
      throw new AppError('TEST_NOT_COMPLETE', { fields });
    }
    const { sliders, code } = scorePersonality(test, answers);
    const typeName = test.results.find((result) => result.code === code)?.name;
    if (typeName === undefined) throw new Error(`no result for ${code}`);
    const found = { typeCode: code, typeName, sliders: JSON.stringify(sliders) };
    await personalityResults.finish(trx, resultNo, found, context.now);
    return { accountBookBTIResultNo: resultNo, personalityType: code, readingType: typeName };
  });
}
