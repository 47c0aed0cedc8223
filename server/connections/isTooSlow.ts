/** A transfer under way. */
export interface Transfer {
  /** Milliseconds since it began. */
  elapsed: number;
  /** Bytes moved since then. */
  bytes: number;
}

/**
 * Whether a transfer fell below its least average speed. Each `speed` bytes buy one more second on top of the grace, so a
 * byte now and then holds a connection for hardly longer than silence.
 *
 * @param limits.grace in milliseconds; `speed` in bytes a second
 */
export function isTooSlow({ elapsed, bytes }: Transfer, { grace, speed }: { grace: number; speed: number }): boolean {
  return elapsed > grace + (bytes / speed) * 1000;
}
