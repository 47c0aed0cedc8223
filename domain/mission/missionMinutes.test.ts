import fc from 'fast-check';
import { expect, it } from 'vitest';
import { missionKinds } from './missionKinds.ts';
import { missionMinutes } from './missionMinutes.ts';

it('tells the usual time of a whole mission', () => {
  const whole = { PUZZLE: 10, MATCHING: 8, OX: 10, QUIZ: 10, THINK: 3, REPORT: 1 } as const;
  const minutes = missionKinds.map((kind) => missionMinutes(kind, whole[kind]));
  expect(minutes).toEqual([10, 3, 3, 7, 10, 20]);
});

it('is never less for more, and at least a minute', () => {
  fc.assert(
    fc.property(fc.constantFrom(...missionKinds), fc.nat(30), (kind, count) => {
      expect(missionMinutes(kind, count)).toBeGreaterThanOrEqual(1);
      expect(missionMinutes(kind, count + 1)).toBeGreaterThanOrEqual(missionMinutes(kind, count));
    }),
  );
});
