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
  const [rows, totalCount] = await Promise.all([
    diagnosisApplies.results(db, accountNo, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    diagnosisApplies.resultCount(db, accountNo),
  ]);
  return {
    items: rows.map(describeSummary),
    page,
    pageSize: PAGE_SIZE,
    totalCount,
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
  const [results, raq] = await Promise.all([
    diagnosisApplies.resultsUpTo(db, accountNo, applyNo, TREND_LENGTH),
    accounts.raqOf(db, accountNo),
  ]);
  const [result] = results;
  if (!result) throw new AppError('NOT_FOUND');
  const [findings, books] = await Promise.all([
    describeFindings(db, setup, results),
    readFittingBooks({ db, accountNo }, { raq, limit: BOOKS }),
  ]);
  return {
    diagnosisApplyNo: applyNo,
    gradeName: gradeName(result.grade),
    ...findings,
    books,
  };
}
