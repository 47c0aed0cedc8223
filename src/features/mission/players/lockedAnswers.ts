import type { MissionAttempt } from '../../../../contract/mission.ts';

/** What was right in the first round, by item key. */
export function lockedAnswers(attempt: MissionAttempt): Record<string, string> {
  return Object.fromEntries(attempt.locked.map(({ key, value }) => [key, value]));
}
