/**
 * Milliseconds until a stored instant; 0 when it is over, and when it lies further ahead than the wait was ever meant to
 * last: the clock was set back meanwhile.
 *
 * @param longest the whole wait, in milliseconds
 */
export function waitUntil(until: number, now: number, longest: number): number {
  const left = until - now;
  return left > longest ? 0 : Math.max(0, left);
}
