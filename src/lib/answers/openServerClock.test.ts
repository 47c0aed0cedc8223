// @vitest-environment node
import { expect, it } from 'vitest';
import { openServerClock } from './openServerClock.ts';

it('goes on when the clock of the device is set back, and catches up after a sleep', () => {
  let device = 1_000_000;
  let ticks = 50;
  const pass = (ms: number, asleep = false) => {
    device += ms;
    if (!asleep) ticks += ms;
  };
  const clock = openServerClock({ now: () => device, ticks: () => ticks, clockAheadMs: 300 });
  expect(clock()).toBe(1_000_300);
  pass(20_000);
  expect(clock()).toBe(1_020_300);
  pass(60_000, true);
  expect(clock()).toBe(1_080_300);
  device -= 3_600_000;
  pass(20_000);
  expect(clock()).toBe(1_100_300);
  pass(20_000);
  expect(clock()).toBe(1_120_300);
});
