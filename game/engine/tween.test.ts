import { expect, it } from 'vitest';
import { advanceTweens, tween } from './tween.ts';

it('catches up with the wall clock where every frame is late, and hides a single hitch', async () => {
  advanceTweens(16);
  const moved = { x: 0 };
  let ended = false;
  void tween(moved, { x: 100 }, 2_000, 'none').then(() => {
    ended = true;
  });
  advanceTweens(800);
  expect(moved.x).toBeLessThan(5);
  advanceTweens(16);
  // Two frames a second.
  for (let frame = 0; frame < 5; frame += 1) advanceTweens(500);
  await Promise.resolve();
  expect(moved.x).toBe(100);
  expect(ended).toBe(true);
  // A tab that comes back after an hour.
  const late = { x: 0 };
  void tween(late, { x: 100 }, 10_000, 'none');
  advanceTweens(500);
  advanceTweens(3_600_000);
  expect(late.x).toBeLessThan(20);
});
