import type { ReadingRecord } from '#contract/myPage.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { diagnosisApplies, gradeName } from '#server/modules/diagnosis/public.ts';
import { describePersonalitySummary, personalityResults } from '#server/modules/personality/public.ts';

/** One every three months, or every month: so many that nobody has more. */
const ALL = 1000;

/** What the tests found, for the student's own record. */
export async function readTestResults({
  db,
  accountNo,
}: SignedInContext): Promise<Pick<ReadingRecord, 'diagnoses' | 'personalities'>> {
  const diagnoses = await diagnosisApplies.results(db, accountNo, ALL);
  const personalities = await personalityResults.results(db, accountNo, ALL);
  return {
    diagnoses: diagnoses.map((result) => ({
      finishedAt: new Date(result.closedAt).toISOString(),
      gradeName: gradeName(result.grade),
      readingLevel: levelOfRaq(result.raq),
      raq: result.raq,
      error: result.error,
    })),
    personalities: personalities.map((result) => {
      const { finishedAt, personalityType, readingType } = describePersonalitySummary(result);
      return { finishedAt, personalityType, readingType };
    }),
  };
}
