import { expect, it } from 'vitest';
import { isPictureDue, type Pace } from './isPictureDue.ts';

/** Pictures within a second, looked at thirty times. */
function picturesOf(pace: Partial<Pace>): number {
  let drawnAt = 10_000;
  let count = 0;
  for (let frame = 1; frame <= 30; frame += 1) {
    const now = 10_000 + (frame * 1000) / 30;
    if (!isPictureDue({ drifts: true, tweens: false, touchedAt: 0, ...pace, drawnAt }, now)) continue;
    drawnAt = now;
    count += 1;
  }
  return count;
}

it('draws what only drifts ten times a second', () => {
  expect(picturesOf({})).toBe(10);
});

it('draws every frame where nothing is asked to be calm, and while something moves', () => {
  expect(picturesOf({ drifts: false })).toBe(30);
  expect(picturesOf({ tweens: true })).toBe(30);
});

it('draws every frame for a moment after a touch', () => {
  expect(picturesOf({ touchedAt: 10_000 })).toBe(7 + 7);
});
