// @vitest-environment node
import { expect, it } from 'vitest';
import { formatWon } from './formatWon.ts';

it('writes sums with separators', () => {
  expect([0, 100, 5900, 32_900, 1_190_000].map(formatWon)).toEqual([
    '0원',
    '100원',
    '5,900원',
    '32,900원',
    '1,190,000원',
  ]);
});
