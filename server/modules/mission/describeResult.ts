import type { MissionResult } from '#contract/mission.ts';
import { forgive } from '#domain/mission/leaveOut.ts';
import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import { markMission } from '#domain/mission/markMission.ts';
import { withoutKey } from '#domain/mission/withoutKey.ts';
import type { StoredAttempt } from '#server/repositories/missionAttempts.ts';
import type { StoredMark } from '#server/repositories/missionMarks.ts';

/** When a marked round was handed in; milliseconds UTC. */
export function submittedAt(attempt: StoredAttempt): number {
  return attempt.submittedAt ?? attempt.startedAt;
}

/**
 * A marked round in words. While the retry is open, the right answer of a wrong item stays untold.
 *
 * @param marks as they were stored when the round was handed in
 * @param withdrawn keys of items that were taken back for everybody
 */
export function describeResult(
  attempt: StoredAttempt,
  material: MissionMaterial,
  marks: readonly StoredMark[],
  retryAvailable: boolean,
  withdrawn: ReadonlySet<string>,
): MissionResult {
  const markOf = new Map(marks.map((mark) => [mark.key, mark]));
  const items = forgive(markMission(material, new Map(), attempt.seed), withdrawn).map((item) => {
    const mark = markOf.get(item.key);
    const correct = (mark?.correct ?? false) || withdrawn.has(item.key);
    const shown = { ...item, given: mark?.given ?? '', correct };
    return retryAvailable ? withoutKey(shown) : shown;
  });
  return {
    attemptNo: attempt.attemptNo,
    readingMissionType: attempt.kind,
    round: attempt.round,
    submittedAt: new Date(submittedAt(attempt)).toISOString(),
    correctCount: attempt.correctCount,
    itemCount: attempt.itemCount,
    rate: attempt.rate,
    points: attempt.points,
    shells: attempt.shells,
    retryAvailable,
    ...(attempt.onPaper && { onPaper: true }),
    items,
  };
}
