/**
 * Milliseconds since a stored instant. Infinite when it lies in the future: the clock was set back, and whoever waits for
 * time to pass since then has waited long enough. Without this a wait of a minute would last until the clock is where it was.
 */
export function elapsedSince(at: number, now: number): number {
  return at > now ? Number.POSITIVE_INFINITY : now - at;
}
