import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickOverfull } from './pickOverfull.ts';

const held = fc.array(
  fc.record({
    network: fc.constantFrom('a', 'b', 'c', null),
    heldSince: fc.integer({ min: 0, max: 50 }),
    bytes: fc.constant(0),
  }),
  { maxLength: 60 },
);
const limits = fc.record({
  heldBytes: fc.constant(1000),
  held: fc.integer({ min: 0, max: 40 }),
  heldPerNetwork: fc.integer({ min: 0, max: 20 }),
});

describe('too many connections that hold something up', () => {
  it('leaves as many as are allowed, for each network and in all', () => {
    fc.assert(
      fc.property(held, limits, (connections, most) => {
        const picked = new Set(pickOverfull(connections, most));
        const left = connections.filter((connection) => !picked.has(connection));
        expect(left.length).toBeLessThanOrEqual(most.held);
        for (const network of ['a', 'b', 'c']) {
          expect(left.filter((one) => one.network === network).length).toBeLessThanOrEqual(most.heldPerNetwork);
        }
      }),
    );
  });

  it('ends nobody below the limits, and never a younger one before an older one of its network', () => {
    fc.assert(
      fc.property(held, limits, (connections, most) => {
        const picked = new Set(pickOverfull(connections, most));
        if (connections.length <= Math.min(most.held, most.heldPerNetwork)) expect(picked.size).toBe(0);
        for (const one of picked) {
          const older = connections.filter(
            ({ network, heldSince }) => network === one.network && heldSince < one.heldSince,
          );
          expect(older.every((other) => picked.has(other))).toBe(true);
        }
      }),
    );
  });

  it('ends what one network holds too much of before anything of the others', () => {
    const of = (network: string) => Array.from({ length: 30 }, (_, at) => ({ network, heldSince: 100 + at, bytes: 0 }));
    const slowTablet = { network: 'c', heldSince: 1, bytes: 0 };
    const picked = pickOverfull([slowTablet, ...of('a'), ...of('b')], { held: 15, heldPerNetwork: 10, heldBytes: 0 });
    expect(picked).toHaveLength(46);
    expect(picked).not.toContain(slowTablet);
  });

  it('ends the largest ones beyond the limit of bytes', () => {
    const of = (bytes: number, at: number) => ({ network: 'a', heldSince: at, bytes });
    const connections = [of(10, 1), of(500, 2), of(20, 3), of(400, 4)];
    const picked = pickOverfull(connections, { held: 10, heldPerNetwork: 10, heldBytes: 450 });
    expect(picked).toEqual([connections[1]]);
  });
});
