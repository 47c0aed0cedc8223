import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/time/duration.ts';
import { nextMailTry } from './nextMailTry.ts';

it('tries a mail ever more slowly, and gives it up after three days', () => {
  const waits = [1, 2, 3, 4, 5, 40].map((tries) => (nextMailTry(tries, 0, 0) ?? 0) / MINUTE);
  expect(waits).toEqual([1, 5, 15, 60, 60, 60]);
  expect(nextMailTry(40, 0, 71 * HOUR)).toBe(72 * HOUR);
  expect(nextMailTry(40, 0, 71 * HOUR + 1)).toBeNull();
});
