import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type ComprehensionCategory, comprehensionCategories } from '../book/comprehensionCategories.ts';
import { studentGrades } from '../book/studentGrades.ts';
import { typicalRaq } from '../book/typicalRaq.ts';
import { createRandom } from '../random/createRandom.ts';
import { bandOfReader } from './bandOfReader.ts';
import { blueprintOf } from './blueprintOf.ts';
import { categoryResults } from './categoryResults.ts';
import { adaptiveTestEnds, chooseNextItem, itemInformation } from './chooseNextItem.ts';
import { bandGrades, levelBand } from './levelBand.ts';
import { levelMeaning, nextSteps } from './levelMeaning.ts';
import { readingChange } from './readingChange.ts';
import { retakeFrom } from './retakeFrom.ts';

const raqs = fc.integer({ min: 0, max: 1499 });
const categories = fc.constantFrom(...comprehensionCategories);

describe('which form', () => {
  it('is that of the grade at first', () => {
    expect(studentGrades.map(({ code }) => bandOfReader(code, null)).join(' ')).toBe(
      'B1 B1 B1 B2 B2 B3 B3 B4 B4 B5 B5 B6 B6',
    );
  });

  it('stays that of the grade for a reader who reads as the grade does', () => {
    for (const { code } of studentGrades) {
      expect([code, bandOfReader(code, typicalRaq(code))]).toEqual([code, bandOfReader(code, null)]);
    }
  });

  it('is one band away at most, towards the last result', () => {
    expect(bandOfReader('ELEMENTARY_5', 1400)).toBe('B4');
    expect(bandOfReader('ELEMENTARY_5', 950)).toBe('B4');
    expect(bandOfReader('ELEMENTARY_5', 760)).toBe('B3');
    expect(bandOfReader('ELEMENTARY_5', 100)).toBe('B2');
    expect(bandOfReader('HIGH_3', 1499)).toBe('B6');
    expect(bandOfReader('CHILD', 0)).toBe('B1');
  });
});

describe('a result by category', () => {
  const answers = fc.array(fc.record({ category: categories, raq: raqs, correct: fc.boolean() }), { maxLength: 30 });

  it('has every category that was asked, in order, with a bar from 0 to 100 that more right answers never shorten', () => {
    fc.assert(
      fc.property(answers, raqs, fc.nat(), (given, raq, place) => {
        const results = categoryResults(given, raq);
        const asked = comprehensionCategories.filter((one) => given.some(({ category }) => category === one));
        expect(results.map(({ category }) => category)).toEqual(asked);
        expect(results.reduce((sum, { itemCount }) => sum + itemCount, 0)).toBe(given.length);
        for (const { standing, word } of results) {
          expect(standing >= 0 && standing <= 100).toBe(true);
          // No shorter bar has the better word; lengths are rounded.
          const [least, most] = { PRACTISE: [0, 25], EVEN: [25, 75], STRONG: [75, 100] }[word] as [number, number];
          expect(standing >= least && standing <= most).toBe(true);
        }
        const at = given[place % Math.max(1, given.length)];
        if (!at) return;
        const order = ['PRACTISE', 'EVEN', 'STRONG'];
        const better = given.map((one) => (one === at ? { ...one, correct: true } : one));
        const rated = (all: typeof given) => categoryResults(all, raq).find((one) => one.category === at.category);
        expect(rated(better)?.standing).toBeGreaterThanOrEqual(rated(given)?.standing ?? 0);
        expect(order.indexOf(rated(better)?.word ?? '')).toBeGreaterThanOrEqual(
          order.indexOf(rated(given)?.word ?? ''),
        );
      }),
    );
  });

  it('is told in words, against what the level lets expect', () => {
    const three = (correct: boolean) => [700, 750, 800].map((raq) => ({ category: 'WORD' as const, raq, correct }));
    expect(categoryResults(three(true), 750)[0]).toMatchObject({ word: 'STRONG', correctCount: 3, itemCount: 3 });
    expect(categoryResults(three(false), 750)[0]?.word).toBe('PRACTISE');
    expect(categoryResults(three(true), 1300)[0]?.word).toBe('EVEN');
    const [first, ...others] = nextSteps(categoryResults(three(false), 750));
    expect(first).toMatch(/낱말/);
    expect(others.length).toBe(1);
  });
});

test.each([
  [600, 100, '3A', '5A', '초등 3~5학년'],
  [880, 90, '5B', '7B', '초등 5학년~중등 1학년'],
  [60, 60, '0A', '0B', '유아'],
  [190, 90, '0B', '1B', '유아~초등 1학년'],
  [1480, 110, '10B', '10B', '고등 2학년'],
  [620, 10, '4A', '4A', '초등 4학년'],
])('raq %i ± %i is told as a band', (raq, error, levelFrom, levelTo, grades) => {
  const band = levelBand({ raq, error });
  expect(band).toMatchObject({ levelFrom, levelTo });
  expect(bandGrades(band)).toBe(grades);
});

test('every level has a meaning, and the six are told apart', () => {
  const titles = ['0A', '2B', '3A', '4B', '5A', '6B', '7A', '8B', '9A', '10A', '10B'].map(
    (level) => levelMeaning(level).title,
  );
  expect(titles.every((title) => title.length > 5)).toBe(true);
  expect(new Set(titles).size).toBe(6);
});

test('a change is told only when it is more than chance', () => {
  expect(readingChange(null, { raq: 700, error: 110 })).toBe('FIRST');
  expect(readingChange({ raq: 600, error: 110 }, { raq: 800, error: 110 })).toBe('STEADY');
  expect(readingChange({ raq: 500, error: 110 }, { raq: 800, error: 110 })).toBe('HIGHER');
  expect(readingChange({ raq: 800, error: 110 }, { raq: 500, error: 110 })).toBe('LOWER');
});

test('a test waits for the day it may be taken again, but not on an account that many share', () => {
  const evening = Date.parse('2026-05-03T20:30:00+09:00');
  const wait = 90 * 24 * 60 * 60 * 1000;
  const day = Date.parse('2026-08-01T00:00:00+09:00');
  expect(retakeFrom(null, wait, evening, false)).toBeNull();
  expect(retakeFrom(evening, wait, evening, false)).toBe(day);
  expect(retakeFrom(evening, wait, day - 1, false)).toBe(day);
  expect(retakeFrom(evening, wait, day, false)).toBeNull();
  expect(retakeFrom(evening, wait, evening, true)).toBeNull();
});

describe('the adaptive test', () => {
  const bank = comprehensionCategories.flatMap((category) =>
    Array.from({ length: 15 }, (_, index) => ({ id: `${category}-${index}`, category, raq: 100 * index })),
  );

  it('keeps to the blueprint, asks nothing twice, and ends', () => {
    fc.assert(
      fc.property(fc.integer(), raqs, fc.constantFrom('B1', 'B3'), (seed, raq, band) => {
        const random = createRandom(seed);
        const asked: { id: string; category: ComprehensionCategory; raq: number }[] = [];
        while (!adaptiveTestEnds(asked.length, 200)) {
          const left = bank.filter(({ id }) => !asked.some((one) => one.id === id));
          const next = chooseNextItem(
            left,
            asked.map(({ category }) => category),
            { raq },
            blueprintOf(band),
            random,
          );
          if (!next) throw new Error('nothing left to ask');
          asked.push(next);
        }
        expect(asked.length).toBe(20);
        expect(new Set(asked.map(({ id }) => id)).size).toBe(20);
        const counts = comprehensionCategories.map((one) => asked.filter(({ category }) => category === one).length);
        expect(counts).toEqual(blueprintOf(band));
      }),
    );
  });

  it('stops early only when it knows enough', () => {
    expect([11, 12, 19, 20].map((count) => adaptiveTestEnds(count, 90))).toEqual([false, true, true, true]);
    expect([12, 19, 20].map((count) => adaptiveTestEnds(count, 96))).toEqual([false, false, true]);
  });

  it('asks near the reader: one of the three that tell most', () => {
    const words = bank.filter(({ category }) => category === 'WORD');
    const found = new Set(
      Array.from(
        { length: 50 },
        (_, seed) => chooseNextItem(words, [], { raq: 700 }, blueprintOf('B3'), createRandom(seed))?.raq,
      ),
    );
    expect([...found].sort()).toEqual([500, 600, 700]);
    expect(itemInformation(0, { a: 1, b: 0, c: 0 })).toBeCloseTo(0.25);
    expect(itemInformation(0, { a: 1, b: 0, c: 0.2 })).toBeLessThan(0.25);
  });

  it('has nothing to ask from an empty pool', () => {
    expect(chooseNextItem([], [], { raq: 700 }, blueprintOf('B3'), () => 0)).toBeUndefined();
  });
});
