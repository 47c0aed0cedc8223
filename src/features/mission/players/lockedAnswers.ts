import type { MissionAttempt } from '#contract/mission.ts';

/** What is closed, by item key: right in the first round, or checked in this one and found right. */
export function lockedAnswers(attempt: MissionAttempt): Record<string, string> {
  return Object.fromEntries(attempt.locked.map(({ key, value }) => [key, value]));
}
