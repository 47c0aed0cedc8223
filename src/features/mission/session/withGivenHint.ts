import type { GivenHint, MissionAttempt } from '#contract/mission.ts';

/** An attempt after one more hint, with what can still be earned. A hint that is given again is the same hint. */
export function withGivenHint(
  attempt: MissionAttempt,
  { hint, maxPoint, hintPrice }: { hint: GivenHint; maxPoint: number; hintPrice: number },
): MissionAttempt {
  const others = attempt.hints.filter(({ key, step }) => key !== hint.key || step !== hint.step);
  return { ...attempt, hints: [...others, hint], maxPoint, hintPrice };
}
