import type { DiagnosisList, DiagnosisReport, DiagnosisTest } from '#contract/diagnosis.ts';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readFittingBooks } from '#server/modules/recommendation/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import type { DiagnosisSetup } from './DiagnosisSetup.ts';
import { describeFindings, TREND_LENGTH } from './describeFindings.ts';
import { describeSummary, gradeName } from './describeSummary.ts';
import { describeTest } from './describeTest.ts';
import { loadDiagnosis } from './loadDiagnosis.ts';
import { diagnosisApplies } from './repositories/diagnosisApplies.ts';

const BOOKS = 5;

/** The results of this student, the newest first. */
export async function readDiagnosisList({ db, accountNo }: SignedInContext, page: number): Promise<DiagnosisList> {
  const rows = await diagnosisApplies.results(db, accountNo, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return {
    items: rows.map(describeSummary),
    page,
    pageSize: PAGE_SIZE,
    totalCount: await diagnosisApplies.resultCount(db, accountNo),
  };
}

/**
 * A test under way, to go on with on any device.
 *
 * @throws AppError NOT_FOUND, TEST_CLOSED, DIAGNOSIS_PAUSED
 */
export async function readDiagnosisTest(
  context: SignedInContext,
  setup: DiagnosisSetup,
  applyNo: number,
): Promise<DiagnosisTest> {
  return describeTest(context, await loadDiagnosis(context, setup, applyNo));
}

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
