import type { PersonalitySummary } from '#contract/personality.ts';
import type { StoredPersonality } from './repositories/personalityResults.ts';

/** A finished test as lists show it. */
export function describePersonalitySummary(result: StoredPersonality): PersonalitySummary {
  return {
    accountBookBTIResultNo: result.resultNo,
    finishedAt: new Date(result.closedAt ?? 0).toISOString(),
    personalityType: result.typeCode ?? '',
    readingType: result.typeName ?? '',
  };
}
