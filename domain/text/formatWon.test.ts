import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatWon } from './formatWon.ts';

it('groups by thousands', () => {
  expect([0, 100, 5900, 69_000, 1_234_567, -11_900].map(formatWon)).toEqual([
    '0원',
    '100원',
    '5,900원',
    '69,000원',
    '1,234,567원',
    '-11,900원',
  ]);
});

it('loses no digit, whatever the amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (won) => {
      expect(Number(formatWon(won).replaceAll(',', '').replace('원', ''))).toBe(won);
      expect(formatWon(won)).toMatch(/^-?\d{1,3}(?:,\d{3})*원$/);
    }),
  );
});
