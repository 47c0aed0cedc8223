import { expect, it } from 'vitest';
import { createRandom } from '../random/createRandom.ts';
import { shownOrder } from './shownOrder.ts';

it('shows four events in each order but the right one, equally often', () => {
  const counts = new Map<string, number>();
  const random = createRandom(4);
  for (let round = 0; round < 23_000; round += 1) {
    const order = shownOrder(4, random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(23);
  expect(counts.has('0123')).toBe(false);
  // 1,000 expected each; ±160 is five standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(160);
});

it('has nothing to turn round where there is one event', () => {
  expect(shownOrder(1, createRandom(1))).toEqual([0]);
});
