import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AbilityItem, estimateAbility } from './estimateAbility.ts';
import { IRT_REFERENCE } from './testing/irtReference.ts';

const item = fc.record({
  a: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
  b: fc.double({ min: -4, max: 4, noNaN: true }),
  c: fc.double({ min: 0, max: 0.5, noNaN: true }),
});
const answered = fc.array(fc.tuple(item, fc.constantFrom<0 | 1>(0, 1)), { minLength: 1, maxLength: 40 });
const prior = fc.record({
  mean: fc.double({ min: -3, max: 3, noNaN: true }),
  sd: fc.double({ min: 0.3, max: 2, noNaN: true }),
});

const scored = (pairs: readonly (readonly [AbilityItem, 0 | 1])[], given: { mean: number; sd: number }) =>
  estimateAbility(
    pairs.map(([one]) => one),
    pairs.map(([, answer]) => answer),
    given,
  );

describe('estimateAbility', () => {
  it.each(IRT_REFERENCE.people)('agrees with catR: $theta', ({ answers, theta }) => {
    const items = IRT_REFERENCE.items.map(([a, b, c]) => ({ a, b, c }));
    const given = [...answers].map((answer) => (answer === '1' ? 1 : 0));
    expect(Math.abs(estimateAbility(items, given, { mean: 0, sd: 1 }).theta - theta)).toBeLessThan(1e-4);
  });

  it('is what was believed before when nothing was answered', () => {
    const { theta, se } = estimateAbility([], [], { mean: 0.5, sd: 0.8 });
    expect(theta).toBeCloseTo(0.5, 6);
    expect(se).toBeCloseTo(0.8, 6);
  });

  it('rises with every answer that is right instead of wrong', () => {
    fc.assert(
      fc.property(answered, prior, fc.nat(), (pairs, given, place) => {
        const at = place % pairs.length;
        const withAnswer = (answer: 0 | 1) =>
          pairs.map(([one, old], index) => [one, index === at ? answer : old] as const);
        expect(scored(withAnswer(1), given).theta).toBeGreaterThan(scored(withAnswer(0), given).theta);
      }),
    );
  });

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(answered, prior, (pairs, given) => {
        const [one, other] = [scored(pairs, given), scored(pairs.toReversed(), given)];
        expect(other.theta).toBeCloseTo(one.theta, 9);
        expect(other.se).toBeCloseTo(one.se, 6);
      }),
    );
  });

  it('stays finite and inside the scale, also when everything is right or wrong, however long the test', () => {
    fc.assert(
      fc.property(
        item,
        fc.constantFrom<0 | 1>(0, 1),
        fc.integer({ min: 1, max: 2000 }),
        prior,
        (one, answer, n, given) => {
          const { theta, se } = scored(
            Array.from({ length: n }, () => [one, answer] as const),
            given,
          );
          expect(Math.abs(theta)).toBeLessThanOrEqual(6);
          expect(se).toBeGreaterThanOrEqual(0);
          expect(se).toBeLessThanOrEqual(6);
        },
      ),
      { numRuns: 40 },
    );
  });
});
