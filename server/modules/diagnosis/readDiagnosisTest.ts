import type { DiagnosisTest } from '#contract/diagnosis.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { DiagnosisSetup } from './DiagnosisSetup.ts';
import { describeTest } from './describeTest.ts';
import { loadDiagnosis } from './loadDiagnosis.ts';

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
