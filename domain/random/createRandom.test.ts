import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './createRandom.ts';
import { pickIndex } from './pickIndex.ts';
import { shuffled } from './shuffled.ts';

describe('createRandom', () => {
  it('gives the published mulberry32 sequence', () => {
    const random = createRandom(1);
    expect([random(), random(), random()].map((value) => Math.round(value * 4294967296))).toEqual([
      2693262067, 11749833, 2265367787,
    ]);
  });

  it('stays in [0, 1) and repeats for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [one, two] = [createRandom(seed), createRandom(seed)];
        for (let draw = 0; draw < 20; draw += 1) {
          const value = one();
          expect(value).toBe(two());
          expect(value >= 0 && value < 1).toBe(true);
        }
      }),
    );
  });
});

describe('pickIndex', () => {
  it('stays inside even at the ends of the range', () => {
    expect(pickIndex(3, () => 0)).toBe(0);
    expect(pickIndex(3, () => 1)).toBe(2);
  });
});

describe('shuffled', () => {
  it('keeps the items and leaves the input alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const before = [...items];
        const after = shuffled(items, createRandom(seed));
        expect(items).toEqual(before);
        expect([...after].sort()).toEqual([...before].sort());
      }),
    );
  });

  it('reaches every order of three', () => {
    const orders = new Set(Array.from({ length: 60 }, (_, seed) => shuffled([1, 2, 3], createRandom(seed)).join('')));
    expect(orders.size).toBe(6);
  });
});
