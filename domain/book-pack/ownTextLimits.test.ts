import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownSentenceLength } from './ownSentenceLength.ts';
import { ownTextLength } from './ownTextLength.ts';
import { PACK_TUNING } from './packTuning.ts';

const raqs = fc.integer({ min: 0, max: 1_499 });

test('length limits follow the level', () => {
  expect([0, 199, 200, 459, 460, 700, 899, 900, 1_499].map((raq) => ownTextLength(raq).length.max)).toEqual([
    900, 900, 2_800, 2_800, 5_000, 7_500, 7_500, 12_000, 12_000,
  ]);
});

test('a higher raq never asks for shorter sentences or a shorter text', () => {
  fc.assert(
    fc.property(raqs, raqs, (a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      expect(ownSentenceLength(high).max).toBeGreaterThanOrEqual(ownSentenceLength(low).max);
      expect(ownTextLength(high).length.min).toBeGreaterThanOrEqual(ownTextLength(low).length.min);
    }),
  );
});

test('from 900 on the middle is the length expected of any book of that raq', () => {
  const { atZero, perHundredRaq } = PACK_TUNING.expectedEojeol;
  for (const raq of [900, 1_000, 1_250, 1_499]) {
    const { min, max } = ownSentenceLength(raq);
    expect((min + max) / 2).toBeCloseTo(atZero + (perHundredRaq * raq) / 100, 5);
  }
});
