import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readUnicodeRanges, writeUnicodeRange } from './unicodeRange.ts';

it('writes neighbours as one range', () => {
  expect(writeUnicodeRange([0x20, 0x21, 0x22, 0xac00])).toBe('U+20-22, U+ac00');
});

it('reads what it wrote', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0x20, max: 0x10ffff }), { minLength: 1 }), (codePoints) => {
      const sorted = codePoints.sort((first, second) => first - second);
      expect([...readUnicodeRanges(writeUnicodeRange(sorted))]).toEqual(sorted);
    }),
  );
});
