import type { MissionAttempt } from '#contract/mission.ts';

/** An attempt after words of it were checked and found right: they are closed. */
export function withRightWords(attempt: MissionAttempt, right: MissionAttempt['locked']): MissionAttempt {
  const keys = new Set(right.map(({ key }) => key));
  return { ...attempt, locked: [...attempt.locked.filter(({ key }) => !keys.has(key)), ...right] };
}
