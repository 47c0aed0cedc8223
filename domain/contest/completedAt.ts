/** A change of a reader's points in a contest, with the time as of which it counts. */
export interface PointChange {
  amount: number;
  /** Milliseconds UTC. */
  happenedAt: number;
}

/**
 * When the points were first enough, as it stood then; null when they never were. What counts as of its own time (a
 * released result, a withdrawn item) has reached them with the latest of those it came to, as in the ranking. Nothing that
 * is written later moves it.
 *
 * @param changes every one of them, in the order of writing
 */
export function completedAt(changes: readonly PointChange[], completion: number): number | null {
  let [point, reachedAt] = [0, 0];
  for (const { amount, happenedAt } of changes) {
    point += amount;
    reachedAt = Math.max(reachedAt, happenedAt);
    if (point >= completion) return reachedAt;
  }
  return null;
}
