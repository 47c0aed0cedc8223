import { expect, it } from 'vitest';
import { formatSpan } from './formatSpan.ts';

it.each([
  [0, '0초'],
  [499, '0초'],
  [40_000, '40초'],
  [59_700, '1분'],
  [200_000, '3분 20초'],
  [3_600_000, '1시간'],
  [3_940_000, '1시간 5분'],
  [-5, '0초'],
])('writes %i ms as %s', (span, words) => {
  expect(formatSpan(span)).toBe(words);
});
