import { DAY, HOUR, MINUTE } from '#domain/time/duration.ts';

/** Waits after the first failures; later ones are an hour apart. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE];
/** What was not taken in three days comes too late to be of use. */
const GIVE_UP_AFTER = 3 * DAY;

/**
 * When a mail that a mail server could not take is tried again.
 *
 * @param tries how often it was tried so far, at least 1
 * @returns milliseconds UTC, or null: it is given up
 */
export function nextMailTry(tries: number, createdAt: number, now: number): number | null {
  const next = now + (WAITS[tries - 1] ?? HOUR);
  return next - createdAt > GIVE_UP_AFTER ? null : next;
}
