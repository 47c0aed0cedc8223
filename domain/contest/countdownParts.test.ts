import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '../time/duration.ts';
import { countdownParts, countdownWords } from './countdownParts.ts';

it('adds up to the time that is left, in whole seconds, and never says 0 too early', () => {
  fc.assert(
    fc.property(fc.integer({ min: -DAY, max: 400 * DAY }), (left) => {
      const { days, hours, minutes, seconds } = countdownParts(left);
      const sum = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      expect(sum).toBe(Math.ceil(Math.max(0, left) / 1000));
      expect(sum === 0).toBe(left <= 0);
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
    }),
  );
});

it('goes down by one second from tick to tick', () => {
  expect(countdownParts(DAY)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 });
  expect(countdownParts(DAY - 1000)).toEqual({ days: 0, hours: 23, minutes: 59, seconds: 59 });
});

it('is spoken without seconds', () => {
  expect(countdownWords(DAY + 3_600_000 + 61_000)).toBe('1일 1시간 1분');
  expect(countdownWords(2 * DAY)).toBe('2일');
  expect(countdownWords(30_000)).toBe('1분이 안 되게');
});
