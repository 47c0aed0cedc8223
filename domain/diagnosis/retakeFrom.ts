/**
 * From when on a test may be taken again.
 *
 * @param lastAt when the last result was given; null without one
 * @param shared several people use this account (the demo): nobody waits for somebody else
 * @returns milliseconds UTC; null for at once
 */
export function retakeFrom(lastAt: number | null, waitMs: number, now: number, shared: boolean): number | null {
  if (lastAt === null || shared || lastAt + waitMs <= now) return null;
  return lastAt + waitMs;
}
