import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AgingTicket, closedChains } from './closedChains.ts';

const BEFORE = 1_000;
const ticket = (no: number, rest: Partial<AgingTicket> = {}): AgingTicket => ({
  no,
  replacesNo: null,
  nextNo: null,
  closedAt: 1,
  ...rest,
});

it('lets go of what was closed for long enough, and of nothing that is open or younger', () => {
  const tickets = [ticket(1), ticket(2, { closedAt: null }), ticket(3, { closedAt: BEFORE }), ticket(4)];
  expect(closedChains(tickets, BEFORE)).toEqual([[1], [4]]);
});

it('keeps a ticket as long as one that took its place, however many are between', () => {
  const chain = [ticket(1, { nextNo: 2 }), ticket(2), ticket(3, { replacesNo: 2 }), ticket(5, { replacesNo: 3 })];
  expect(closedChains(chain, BEFORE).map((one) => one.sort())).toEqual([[1, 2, 3, 5]]);
  const open = chain.map((one) => (one.no === 5 ? { ...one, closedAt: null } : one));
  expect(closedChains([...open, ticket(9)], BEFORE)).toEqual([[9]]);
});

it('knows nothing of tickets that are gone already', () => {
  expect(closedChains([ticket(7, { replacesNo: 3, nextNo: 99 })], BEFORE)).toEqual([[7]]);
});

it('never lets go of a part: what is linked stays or goes together, once', () => {
  const numbers = fc.integer({ min: 1, max: 12 });
  const linked = fc.uniqueArray(
    fc.record({
      no: numbers,
      replacesNo: fc.option(numbers),
      nextNo: fc.option(numbers),
      closedAt: fc.option(fc.integer({ min: 0, max: 2 * BEFORE })),
    }),
    { selector: ({ no }) => no, maxLength: 12 },
  );
  fc.assert(
    fc.property(linked, (tickets) => {
      const gone = closedChains(tickets, BEFORE).flat();
      expect(new Set(gone).size).toBe(gone.length);
      const isGone = new Map(tickets.map(({ no }) => [no, gone.includes(no)]));
      for (const { no, replacesNo, nextNo, closedAt } of tickets) {
        if (closedAt === null || closedAt >= BEFORE) expect(isGone.get(no)).toBe(false);
        for (const other of [replacesNo, nextNo]) {
          if (other !== null && isGone.has(other)) expect(isGone.get(other)).toBe(isGone.get(no));
        }
      }
      // Whatever is linked to nothing that stays is let go.
      const alone = tickets.filter(({ no }) => !tickets.some((one) => one.replacesNo === no || one.nextNo === no));
      for (const { no, replacesNo, nextNo, closedAt } of alone) {
        const free = !isGone.has(replacesNo ?? 0) && !isGone.has(nextNo ?? 0);
        if (free && closedAt !== null && closedAt < BEFORE) expect(isGone.get(no)).toBe(true);
      }
    }),
  );
});
