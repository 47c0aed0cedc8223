import type { Pause } from './Pause.ts';
import { pausedSpans } from './pausedSpans.ts';

/** Milliseconds between two instants that no pause holds still. */
export function awakeMs(pauses: readonly Pause[], from: number, until: number): number {
  const paused = pausedSpans(pauses, from, until).reduce((sum, span) => sum + (span.until - span.from), 0);
  return Math.max(0, until - from) - paused;
}
