import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missionKinds } from '../mission/missionKinds.ts';
import { describeMissions, type HandedIn } from './describeMissions.ts';

const round = (kind: HandedIn['kind'], rate: number, { bookNo = 1, at = 1 } = {}): HandedIn => ({
  ...{ kind, rate, bookNo, at },
});

describe('describeMissions', () => {
  it('counts books by kind, in the order of the tabs', () => {
    const words = describeMissions([round('REPORT', 0), round('QUIZ', 100), round('QUIZ', 90, { bookNo: 2 })]);
    expect(words.map(({ kind, count }) => [kind, count])).toEqual([
      ['QUIZ', 2],
      ['REPORT', 1],
    ]);
  });

  it('speaks of the latest round of a mission', () => {
    const [quiz] = describeMissions([round('QUIZ', 100, { at: 2 }), round('QUIZ', 20, { at: 1 })]);
    expect(quiz).toMatchObject({ count: 1, words: '아주 잘 해냈어요' });
  });

  it.each([
    [100, '아주 잘 해냈어요'],
    [90, '아주 잘 해냈어요'],
    [89.99, '잘 해냈어요'],
    [74, '차근차근 풀어 냈어요'],
    [59, '어려워도 끝까지 풀어 보았어요'],
  ])('says of %d per cent: %s', (rate, words) => {
    expect(describeMissions([round('OX', rate)])[0]?.words).toBe(words);
  });

  it('neither shows a rate nor depends on the order of the rounds', () => {
    const rounds = fc.array(
      fc.record({
        kind: fc.constantFrom(...missionKinds),
        bookNo: fc.integer({ min: 1, max: 3 }),
        at: fc.integer({ min: 1, max: 1e6 }),
        rate: fc.integer({ min: 0, max: 100 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 12, maxLength: 12 }),
        rounds,
        (times, of) => {
          const given = of.map((each, index) => ({ ...each, at: times[index] ?? 0 }));
          const words = describeMissions(given);
          expect(describeMissions([...given].reverse())).toEqual(words);
          expect(words.reduce((sum, { count }) => sum + count, 0)).toBe(
            new Set(given.map(({ kind, bookNo }) => `${kind} ${bookNo}`)).size,
          );
          expect(words.map((each) => each.words).join()).not.toMatch(/\d|%/);
        },
      ),
    );
  });
});
