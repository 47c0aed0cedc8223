import { expect, it } from 'vitest';
import { minutesLeft } from './minutesLeft.ts';

const until = '2026-05-06T09:10:00.000Z';
const at = (text: string) => Date.parse(text);

it('counts the minute that has begun, and nothing after the end', () => {
  expect(minutesLeft(until, at('2026-05-06T09:00:00.000Z'))).toBe(10);
  expect(minutesLeft(until, at('2026-05-06T09:09:01.000Z'))).toBe(1);
  expect(minutesLeft(until, at('2026-05-06T09:10:00.000Z'))).toBe(0);
  expect(minutesLeft(until, at('2026-05-06T11:00:00.000Z'))).toBe(0);
});
