import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completedAt } from './completedAt.ts';

const changes = (...given: [amount: number, happenedAt: number][]) =>
  given.map(([amount, happenedAt]) => ({ amount, happenedAt }));

it('is the time at which the points were first enough, also where they were fewer since', () => {
  expect(completedAt(changes([60, 1], [40, 2], [-90, 3], [95, 4]), 100)).toBe(2);
  expect(completedAt(changes([60, 1], [39, 2]), 100)).toBeNull();
});

it('is with the latest that had counted, where what made it enough is of an earlier time', () => {
  expect(completedAt(changes([60, 5], [40, 2]), 100)).toBe(5);
});

it('is moved by nothing that is written later', () => {
  const change = fc.record({ amount: fc.integer({ min: -50, max: 50 }), happenedAt: fc.nat({ max: 9 }) });
  fc.assert(
    fc.property(fc.array(change), fc.array(change), (before, later) => {
      const at = completedAt(before, 60);
      if (at !== null) expect(completedAt([...before, ...later], 60)).toBe(at);
    }),
  );
});
