import type { GradeCode } from '../book/grades.ts';
import { typicalRaq } from '../book/typicalRaq.ts';
import { type AbilityPrior, estimateAbility } from './estimateAbility.ts';
import { raqOfTheta, thetaOfRaq } from './thetaOfRaq.ts';
import { DIAGNOSIS_TUNING } from './tuning.ts';

/** The estimate of a reader by a reading test, on the raq scale. */
export interface ReadingEstimate {
  raq: number;
  /** Standard error in raq. */
  error: number;
}

/** What is believed of a reader whose grade alone is known. */
export function gradePrior(grade: GradeCode): AbilityPrior {
  const { gradeDeviation, raqPerLogit } = DIAGNOSIS_TUNING;
  return { mean: thetaOfRaq(typicalRaq(grade)), sd: gradeDeviation / raqPerLogit };
}

/**
 * Reading level from the answers to multiple-choice items, starting from what is usual in the reader's grade.
 *
 * @param answers each with the item's difficulty in raq
 */
export function estimateReading(
  answers: readonly { raq: number; correct: boolean }[],
  grade: GradeCode,
): ReadingEstimate {
  const { theta, se } = estimateAbility(
    answers.map(({ raq }) => ({ a: 1, b: thetaOfRaq(raq), c: DIAGNOSIS_TUNING.guessing })),
    answers.map(({ correct }) => (correct ? 1 : 0)),
    gradePrior(grade),
  );
  return { raq: raqOfTheta(theta), error: Math.round(se * DIAGNOSIS_TUNING.raqPerLogit) };
}
