import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comprehensionCategories } from '../book/comprehensionCategories.ts';
import { describeMonth, type MonthFacts } from './describeMonth.ts';

const read: MonthFacts = {
  month: '2026-05',
  running: false,
  came: 'BEFORE',
  dayCount: 3,
  booksVerified: 0,
  booksToVerify: 0,
  trend: 'NONE',
  comprehension: [],
};

describe('describeMonth', () => {
  it('names what went well', () => {
    const { quiet, strengths } = describeMonth({ ...read, dayCount: 9, booksVerified: 2, trend: 'RISING' });
    expect(quiet).toBeNull();
    expect(strengths.join()).toMatch(/자라고.*5월에 2권.*9일이나/);
  });

  it('finds something good in a single day, and something to do', () => {
    const { strengths, next } = describeMonth({ ...read, dayCount: 1 });
    expect(strengths).toEqual([expect.stringContaining('1일 동안')]);
    expect(next).toEqual([expect.stringContaining('장면')]);
  });

  it('welcomes who came in the month', () => {
    expect(describeMonth({ ...read, came: 'WITHIN' }).strengths).toEqual([expect.stringContaining('첫걸음')]);
  });

  it.each([
    [{ came: 'AFTER' }, '시작하기 전'],
    [{ running: true }, '남은 날'],
    [{}, '쉬어 간 달'],
  ] as const)('has kind words for a month without reading: %j', (facts, words) => {
    const described = describeMonth({ ...read, dayCount: 0, ...facts });
    expect(described.quiet).toContain(words);
    expect(described.strengths).toEqual([]);
    expect(described.next[0]).toContain('함께');
  });

  it('speaks of books whose missions are left', () => {
    expect(describeMonth({ ...read, booksToVerify: 2 }).next).toEqual([expect.stringContaining('2권')]);
  });

  it('never has an empty half, and fits on the sheet', () => {
    const facts = fc.record({
      month: fc.constant('2026-12'),
      running: fc.boolean(),
      came: fc.constantFrom('BEFORE', 'WITHIN', 'AFTER'),
      dayCount: fc.integer({ min: 0, max: 31 }),
      booksVerified: fc.integer({ min: 0, max: 40 }),
      booksToVerify: fc.integer({ min: 0, max: 40 }),
      trend: fc.constantFrom('NONE', 'STEADY', 'RISING'),
      comprehension: fc.array(
        fc.record({
          category: fc.constantFrom(...comprehensionCategories),
          correctCount: fc.integer({ min: 0, max: 20 }),
          itemCount: fc.integer({ min: 20, max: 20 }),
        }),
      ),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const { quiet, strengths, next } = describeMonth(given as MonthFacts);
        expect((quiet === null) === given.dayCount > 0).toBe(true);
        expect(strengths.length > 0).toBe(quiet === null);
        expect(strengths.length).toBeLessThanOrEqual(3);
        expect([1, 2]).toContain(next.length);
      }),
    );
  });
});
