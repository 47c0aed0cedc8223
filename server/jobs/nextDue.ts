import { Cron } from 'croner';
import { MINUTE } from '#domain/time/duration.ts';

/** When a pattern strikes next after an instant, milliseconds UTC. */
export function nextDue(pattern: string, after: number): number {
  const next = new Cron(pattern, { timezone: 'Asia/Seoul', mode: '6-part' }).nextRun(new Date(after));
  if (next === null) throw new Error(`the pattern ${pattern} never strikes`);
  return next.getTime();
}

/**
 * When a job that failed is tried again: after one minute, then two, four and so on, at its regular time at the latest.
 *
 * @param failedCount failures in a row, at least 1
 */
export function nextTry(pattern: string, failedCount: number, now: number): number {
  const pause = MINUTE * 2 ** Math.min(failedCount - 1, 20);
  return Math.min(nextDue(pattern, now), now + pause);
}
