import type { DiagnosisReport } from '#contract/diagnosis.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readFittingBooks } from '#server/modules/recommendation/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import type { DiagnosisSetup } from './DiagnosisSetup.ts';
import { describeFindings, TREND_LENGTH } from './describeFindings.ts';
import { gradeName } from './describeSummary.ts';
import { diagnosisApplies } from './repositories/diagnosisApplies.ts';

const BOOKS = 5;

/**
 * The report of a finished test, with books that fit now.
 *
 * @throws AppError NOT_FOUND when it is missing, not finished, or somebody else's
 */
export async function readDiagnosisReport(
  context: SignedInContext,
  setup: DiagnosisSetup,
  applyNo: number,
): Promise<DiagnosisReport> {
  const { db, accountNo } = context;
  const results = await diagnosisApplies.resultsUpTo(db, accountNo, applyNo, TREND_LENGTH);
  const [result] = results;
  if (!result) throw new AppError('NOT_FOUND');
  const raq = await accounts.raqOf(db, accountNo);
  return {
    diagnosisApplyNo: applyNo,
    gradeName: gradeName(result.grade),
    ...(await describeFindings(db, setup, results)),
    books: await readFittingBooks({ db, accountNo }, { raq, limit: BOOKS }),
  };
}
