import { MINUTE } from '#domain/time/duration.ts';

/**
 * Whole minutes until a moment, the begun one counted: 0 once it has passed.
 *
 * @param until ISO instant
 * @param now milliseconds UTC by the server's clock
 */
export function minutesLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE));
}
