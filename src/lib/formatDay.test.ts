// @vitest-environment node
import { expect, it } from 'vitest';
import { formatDay } from './formatDay.ts';

it('tells the day of Seoul, not of the device', () => {
  expect(formatDay('2026-03-01T14:59:59.000Z')).toBe('2026.03.01');
  expect(formatDay('2026-03-01T15:00:00.000Z')).toBe('2026.03.02');
});
