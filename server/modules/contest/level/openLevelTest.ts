import type { ContestLevelTest } from '#contract/contestLevelTest.ts';
import { skipsLevelTest } from '#domain/contest/levelTestEffort.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { contestLevelTries } from '../repositories/contestLevelTries.ts';
import { formOfGrade, type LevelForms, openLevelTestEntry } from './LevelTestEntry.ts';
import { presentLevelTest } from './presentLevelTest.ts';

/**
 * The level test of the student's grade. Its time runs from the first opening on; opening it again gives the same test
 * and changes nothing.
 *
 * @throws AppError as `openLevelTestEntry`
 */
export async function openLevelTest(context: SignedInContext, forms: LevelForms): Promise<ContestLevelTest> {
  const { contest, grade } = await openLevelTestEntry(context);
  const form = formOfGrade(forms, grade);
  await withTransaction(context.db, (trx) =>
    contestLevelTries.open(trx, contest.contestNo, context.accountNo, form.formNo, context.now),
  );
  return presentLevelTest(form, skipsLevelTest(grade));
}
