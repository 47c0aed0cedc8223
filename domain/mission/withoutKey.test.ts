import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MissionMaterial } from './MissionMaterial.ts';
import { marksAtOnce } from './markedAtOnceKinds.ts';
import { markMission } from './markMission.ts';
import { missionItems } from './missionItems.ts';
import { missionKinds } from './missionKinds.ts';
import { sampleMissions } from './testing/sampleMissions.ts';
import { withoutKey } from './withoutKey.ts';

const materials = Object.values<MissionMaterial>(sampleMissions()).filter(({ kind }) => marksAtOnce(kind));

/** Any answers that a player may give. */
const answersTo = (material: MissionMaterial, seed: number) => {
  const items = missionItems(material, seed);
  const values = [
    'O',
    'X',
    ...Array.from({ length: 8 }, (_, no) => `${no + 1}`),
    'r1',
    'r2',
    'r3',
    'ABCD',
    'BACD',
    'DCBA',
  ];
  return fc.tuple(
    ...items.map(({ key, fits }) => fc.constantFrom('', ...values.filter(fits)).map((value) => [key, value] as const)),
  );
};

it('keeps page and mark of every item, and the key of each wrong one to itself', () => {
  const round = fc
    .record({ material: fc.constantFrom(...materials), seed: fc.integer({ min: 0, max: 999 }) })
    .chain(({ material, seed }) =>
      answersTo(material, seed).map((given) => markMission(material, new Map(given), seed)),
    );
  fc.assert(
    fc.property(round, (marks) => {
      for (const mark of marks) {
        const { answer, explanation, ...shown } = withoutKey(mark);
        const { answer: _answer, explanation: _explanation, ...rest } = mark;
        expect(shown).toEqual(rest);
        expect([answer, explanation]).toEqual(mark.correct ? [mark.answer, mark.explanation] : [null, null]);
      }
    }),
  );
});

it('concerns the missions of single choices alone', () => {
  expect(missionKinds.filter(marksAtOnce)).toEqual(['MATCHING', 'OX', 'QUIZ']);
});
