import { describe, expect, it } from 'vitest';
import { createStrainWatch } from './pressure.ts';

describe('pressure', () => {
  it('turns work away in the third strained second, and while the strain lasts', () => {
    const isStrained = createStrainWatch();
    const answers = [1500, 1600, 1700, 1800].map((lag, second) => isStrained(lag, second * 1100));
    expect(answers).toEqual([false, false, true, true]);
  });

  it('takes many requests of one second as one', () => {
    const isStrained = createStrainWatch();
    expect(Array.from({ length: 50 }, (_, at) => isStrained(1500, at * 10))).toEqual(Array(50).fill(false));
  });

  it('begins anew after a quiet while', () => {
    const isStrained = createStrainWatch();
    isStrained(1500, 0);
    isStrained(1600, 1000);
    expect([isStrained(1700, 4000), isStrained(1800, 5000), isStrained(1900, 6000)]).toEqual([false, false, true]);
  });
});
