import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitPicks } from './fitPicks.ts';

const yn = fc.constantFrom('Y' as const, 'N' as const);
const pick = fc.record({
  bookNo: fc.integer({ min: 1, max: 999 }),
  textYn: yn,
  missionYn: yn,
  expectedComprehension: fc.double({ min: 0, max: 1, noNaN: true }),
});
const picks = fc.uniqueArray(pick, { selector: ({ bookNo }) => bookNo, maxLength: 20 });

test('the picks of a month hold nothing far too hard where three others fit, and never fewer than three', () => {
  fc.assert(
    fc.property(picks, (all) => {
      const shown = fitPicks(all);
      const fitting = all.filter(({ expectedComprehension }) => expectedComprehension >= 0.45);
      expect(all).toEqual(expect.arrayContaining(shown));
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.length).toBe(Math.max(fitting.length, Math.min(3, all.length)));
      expect(shown.slice(0, fitting.length).every(({ expectedComprehension }) => expectedComprehension >= 0.45)).toBe(
        true,
      );
    }),
  );
});

test('what can be read and played here comes before what fits a little better on paper', () => {
  const ready = { bookNo: 1, textYn: 'Y', missionYn: 'Y', expectedComprehension: 0.9 } as const;
  const paper = { bookNo: 2, textYn: 'N', missionYn: 'N', expectedComprehension: 0.75 } as const;
  const played = { bookNo: 3, textYn: 'N', missionYn: 'Y', expectedComprehension: 0.75 } as const;
  expect(fitPicks([paper, played, ready])).toEqual([ready, played, paper]);
});
