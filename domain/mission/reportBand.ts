import type { ReportBand } from './writingGates.ts';

/** Length band of a report for a school grade code (domain/book/grades); unknown and mixed grades stand in the middle. */
export function reportBand(schoolGrade: string): ReportBand {
  if (/^(?:CHILD|ELEMENTARY_[123])$/.test(schoolGrade)) return 'EARLY';
  return /^(?:MIDDLE|HIGH)_/.test(schoolGrade) ? 'LATE' : 'MIDDLE';
}
