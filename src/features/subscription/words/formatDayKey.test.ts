// @vitest-environment node
import { expect, it } from 'vitest';
import { formatDayKey } from './formatDayKey.ts';

it('writes days in words', () => {
  expect(formatDayKey('2026-12-22')).toBe('2026년 12월\u00a022일\u00a0(화)');
  expect(formatDayKey('2028-02-29')).toBe('2028년 2월\u00a029일\u00a0(화)');
});
