// @vitest-environment node
import { expect, it } from 'vitest';
import { formatDayKey } from './formatDayKey.ts';
import { formatWon } from './formatWon.ts';

it('writes sums with separators and days in words', () => {
  expect([0, 100, 5900, 32_900, 1_190_000].map(formatWon)).toEqual([
    '0원',
    '100원',
    '5,900원',
    '32,900원',
    '1,190,000원',
  ]);
  expect(formatDayKey('2026-12-22')).toBe('2026년 12월 22일 (화)');
  expect(formatDayKey('2028-02-29')).toBe('2028년 2월 29일 (화)');
});
