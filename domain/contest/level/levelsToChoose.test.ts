import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { levelOfRaq, readingLevels } from '../../book/readingLevels.ts';
import { typicalRaq } from '../../book/typicalRaq.ts';
import type { GrowthMark } from '../../growth/GrowthMark.ts';
import { createRandom } from '../../random/createRandom.ts';
import { DAY } from '../../time/duration.ts';
import { chooseSecondForm } from './chooseSecondForm.ts';
import { levelsToChoose, raqWithin } from './levelsToChoose.ts';
import { usualLevel } from './usualLevel.ts';

const levels = [
  { code: 'A', levels: readingLevels.slice(0, 8).map(({ code }) => code) },
  { code: 'B', levels: readingLevels.slice(8, 14).map(({ code }) => code) },
  { code: 'C', levels: readingLevels.slice(14).map(({ code }) => code) },
];

test('a person chooses between what was shown and what is usual, the youngest first', () => {
  const choices = (shown: string, usual: string) => levelsToChoose(levels, shown, usual).map(({ code }) => code);
  expect(choices('A', 'C')).toEqual(['A', 'B', 'C']);
  expect(choices('B', 'C')).toEqual(['B', 'C']);
  expect(levelsToChoose(levels.toReversed(), 'A', 'B').map(({ code }) => code)).toEqual(['A', 'B']);
});

test('the raq of a decided level lies in it, as near as can be to what was shown', () => {
  fc.assert(
    fc.property(fc.constantFrom(...levels), fc.integer({ min: 0, max: 1499 }), (level, raq) => {
      const found = raqWithin(level, raq);
      expect(level.levels).toContain(levelOfRaq(found));
      if (level.levels.includes(levelOfRaq(raq))) expect(found).toBe(raq);
    }),
  );
});

describe('what is known of a reader', () => {
  const NOW = Date.UTC(2026, 4, 20);
  const test90 = (at: number, raq: number): GrowthMark => ({ source: 'TEST', at, raq, error: 110 });
  const quiz = (at: number): GrowthMark => ({
    source: 'QUIZ',
    at,
    raq: 640,
    measured: true,
    correctCount: 8,
    itemCount: 10,
  });

  it('is the grade alone where nothing was marked, and where the missions are too old or too few', () => {
    const grade = { raq: typicalRaq('ELEMENTARY_4'), error: 250, knownBy: 'GRADE' };
    expect(usualLevel([], 'ELEMENTARY_4', NOW)).toMatchObject(grade);
    expect(usualLevel([quiz(NOW - DAY), quiz(NOW - 2 * DAY)], 'ELEMENTARY_4', NOW)).toMatchObject(grade);
    const old = [91, 92, 93, 94].map((days) => quiz(NOW - days * DAY));
    expect(usualLevel(old, 'ELEMENTARY_4', NOW)).toMatchObject(grade);
  });

  it('becomes less sure as time goes by since the last mark', () => {
    const fresh = usualLevel([test90(NOW - DAY, 800)], 'ELEMENTARY_4', NOW);
    const older = usualLevel([test90(NOW - 300 * DAY, 800)], 'ELEMENTARY_4', NOW);
    expect(fresh).toMatchObject({ knownBy: 'MARKS', test: { raq: 800 }, missionCount: 0 });
    expect(older.error).toBeGreaterThan(fresh.error + 20);
  });

  it('takes in the missions of ninety days beside the last test', () => {
    const marks = [test90(NOW - 200 * DAY, 640), ...[1, 2, 3, 80].map((days) => quiz(NOW - days * DAY))];
    const known = usualLevel(marks, 'ELEMENTARY_4', NOW);
    expect(known.missionCount).toBe(4);
    expect(known.error).toBeLessThan(usualLevel(marks.slice(0, 1), 'ELEMENTARY_4', NOW).error);
  });
});

describe('the second form', () => {
  const bands = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'] as const;
  const forms = bands.flatMap((band, index) => [
    { formNo: index + 1, band, use: 'DIAGNOSIS' as const },
    { formNo: index + 11, band, use: 'CONTEST' as const },
  ]);
  const choose = (raq: number, taken: number[]) => chooseSecondForm(forms, { raq, error: 87 }, taken, createRandom(1));

  it('is easier than the usual level, and never the one just taken while another is left', () => {
    expect(choose(800, [13])).toMatchObject({ band: 'B2', use: 'CONTEST' });
    expect(choose(800, [13, 12])).toMatchObject({ band: 'B2', use: 'DIAGNOSIS' });
    expect(choose(800, [13, 12, 2])?.band).not.toBe('B2');
  });

  it('is the one taken longest ago where all were had', () => {
    expect(choose(800, [5, ...forms.map(({ formNo }) => formNo).filter((no) => no !== 5)])?.formNo).toBe(5);
  });
});
