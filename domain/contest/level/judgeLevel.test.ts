import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { studentGrades } from '../../book/studentGrades.ts';
import { typicalRaq } from '../../book/typicalRaq.ts';
import { chanceByGuessing, chanceOfSoFew } from './chanceOfSoFew.ts';
import { groupsLower, judgeLevel } from './judgeLevel.ts';
import { type LevelSimulation, type SimulatedForm, simulateLevelTests } from './testing/simulateLevelTests.ts';

const read = (folder: string, name: string) => JSON.parse(readFileSync(join('content', folder, name), 'utf8')) as never;
const forms: SimulatedForm[] = readdirSync('content/diagnosis')
  .filter((name) => name.startsWith('form-'))
  .map((name) => read('diagnosis', name));
const levels = (read('contests', 'first-voyage.json') as { bands: { code: string; levels: string[] }[] }).bands;

/** Readers known by a growth line of ninety days (docs/diagnosis.md), by one reading test, and by the grade alone. */
const LINE = 87;
const ONE_TEST = 115;
const simulate = (given: Omit<LevelSimulation, 'readers'> & Partial<LevelSimulation>) =>
  simulateLevelTests(forms, levels, { readers: 'ALL', seed: 11, ...given });

describe('a thousand readers who are known by a growth line', () => {
  it('seldom reach a person when they are weak and honest', () => {
    const weak = simulate({ manner: 'HONEST', error: LINE, readers: 'WEAK' });
    expect(weak.person).toBeLessThanOrEqual(0.01);
    expect(weak.secondForm).toBeLessThanOrEqual(0.16);
    expect(simulate({ manner: 'HONEST', error: LINE }).person).toBeLessThanOrEqual(0.01);
  });

  it('hardly ever reach a lower group by guessing, or by missing what they know', () => {
    for (const manner of ['GUESS', 'WRONG'] as const) {
      expect(simulate({ manner, error: LINE }).lower).toBeLessThanOrEqual(0.02);
    }
  });

  it('hardly ever reach more than one group lower, however cleverly they lose', () => {
    for (const manner of ['ONE_LOWER', 'TWO_LOWER'] as const) {
      expect(simulate({ manner, error: LINE }).farLower).toBeLessThanOrEqual(0.02);
    }
  });
});

describe('a thousand readers who are known less well', () => {
  it('keep nearly the same bounds after one reading test', () => {
    expect(simulate({ manner: 'HONEST', error: ONE_TEST, readers: 'WEAK' }).person).toBeLessThanOrEqual(0.03);
    expect(simulate({ manner: 'GUESS', error: ONE_TEST }).lower).toBeLessThanOrEqual(0.03);
  });

  it('are asked more often where nothing but the grade is known', () => {
    expect(simulate({ manner: 'HONEST', error: null }).person).toBeLessThanOrEqual(0.02);
    expect(simulate({ manner: 'HONEST', error: null, readers: 'WEAK' }).person).toBeLessThanOrEqual(0.07);
    expect(simulate({ manner: 'GUESS', error: null }).lower).toBeLessThanOrEqual(0.06);
    expect(simulate({ manner: 'WRONG', error: null }).lower).toBe(0);
  });
});

const answers = fc.array(fc.record({ raq: fc.integer({ min: 0, max: 1499 }), correct: fc.boolean() }), {
  minLength: 20,
  maxLength: 20,
});
const reader = fc.record({
  grade: fc.constantFrom(...studentGrades.map(({ code }) => code)),
  usual: fc.record({ raq: fc.integer({ min: 0, max: 1499 }), error: fc.integer({ min: 40, max: 250 }) }),
  levels: fc.constant(levels),
});

test('a level as high as usual, or higher, is given as it was shown', () => {
  fc.assert(
    fc.property(fc.array(answers, { minLength: 1, maxLength: 2 }), reader, (tests, given) => {
      const { shown, doubt } = judgeLevel(tests, given);
      if (groupsLower(shown.raq, given.usual.raq, levels) <= 0) expect(doubt).toBeNull();
    }),
  );
});

test('another right answer brings no doubt where there was none', () => {
  fc.assert(
    fc.property(answers, reader, fc.nat({ max: 19 }), (given, one, at) => {
      const better = given.map((answer, index) => (index === at ? { ...answer, correct: true } : answer));
      if (judgeLevel([given], one).doubt === null) expect(judgeLevel([better], one).doubt).toBeNull();
    }),
  );
});

test('the order of the levels in a contest does not matter', () => {
  fc.assert(
    fc.property(answers, reader, (given, one) => {
      expect(judgeLevel([given], { ...one, levels: levels.toReversed() })).toEqual(judgeLevel([given], one));
    }),
  );
});

test('everything wrong is doubtful for whoever has a lower group', () => {
  for (const { code } of studentGrades) {
    const raq = typicalRaq(code);
    const wrong = Array.from({ length: 20 }, (_, index) => ({ raq: raq - 200 + 20 * index, correct: false }));
    const { doubt } = judgeLevel([wrong], { grade: code, usual: { raq, error: 250 }, levels });
    expect(doubt === null, code).toBe(groupsLower(0, raq, levels) === 0);
  }
});

test('chances agree with what is known of them', () => {
  const items = Array.from({ length: 20 }, () => 700);
  // Somebody infinitely below every item guesses one of five: the binomial distribution.
  expect(chanceOfSoFew(4, items, { raq: -9000, error: 0 })).toBeCloseTo(0.62965, 4);
  expect(chanceOfSoFew(20, items, { raq: 700, error: 100 })).toBeCloseTo(1, 10);
  expect(chanceByGuessing(10, 20)).toBeCloseTo(0.01386, 4);
  expect(chanceByGuessing(0, 20)).toBe(1);
});
