import type { DiagnosisSummary } from '#contract/diagnosis.ts';
import { type GradeCode, grades } from '#domain/book/grades.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { bandGrades, levelBand } from '#domain/diagnosis/levelBand.ts';
import type { StoredDiagnosis } from './repositories/diagnosisApplies.ts';

export function gradeName(grade: GradeCode): string {
  return grades.find(({ code }) => code === grade)?.name ?? '';
}

/** A result as lists show it. */
export function describeSummary(result: StoredDiagnosis): DiagnosisSummary {
  const band = levelBand(result);
  return {
    diagnosisApplyNo: result.applyNo,
    finishedAt: new Date(result.closedAt).toISOString(),
    gradeName: gradeName(result.grade),
    readingLevel: levelOfRaq(result.raq),
    raq: result.raq,
    ...band,
    grades: bandGrades(band),
  };
}
