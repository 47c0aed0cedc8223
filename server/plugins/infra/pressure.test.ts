import { describe, expect, it } from 'vitest';
import { createStrainWatch } from './pressure.ts';

describe('pressure', () => {
  it('counts strained seconds while the strain lasts', () => {
    const strained = createStrainWatch();
    expect([1500, 1600, 1700, 1800].map((lag, second) => strained(lag, second * 1100))).toEqual([1, 2, 3, 4]);
  });

  it('takes many requests of one second as one', () => {
    const strained = createStrainWatch();
    expect(Array.from({ length: 50 }, (_, at) => strained(1500, at * 10))).toEqual(Array(50).fill(1));
  });

  it('begins anew after a quiet while', () => {
    const strained = createStrainWatch();
    strained(1500, 0);
    strained(1600, 1000);
    expect([strained(1700, 4000), strained(1800, 5000), strained(1900, 6000)]).toEqual([1, 2, 3]);
  });
});
