import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Find, findKind, lyingFinds, newFindDays } from './finds.ts';
import { GUEST_TUNING } from './tuning.ts';

const days = fc.array(fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`));

it('a kind follows from the count alone, each of the 120 once before one comes again', () => {
  const kinds = Array.from({ length: GUEST_TUNING.findKinds }, (_, index) => findKind(index + 1));
  expect(new Set(kinds).size).toBe(GUEST_TUNING.findKinds);
  expect([1, 2, 12, 13, 120, 121, 241].map(findKind)).toEqual([0, 10, 110, 1, 119, 0, 0]);
});

it('brings one find a day of reading, in whatever pieces the days are counted', () => {
  fc.assert(
    fc.property(days, fc.nat(28), (all, cut) => {
      const [first] = newFindDays(all, null);
      const border = `2026-11-${String(cut).padStart(2, '0')}`;
      const whole = first === undefined ? [] : newFindDays(all, first);
      const early =
        first === undefined
          ? []
          : newFindDays(
              all.filter((day) => day <= border),
              first,
            );
      const late = newFindDays(all, early.at(-1) ?? first ?? null);
      expect(first === undefined ? late : [...early, ...late]).toEqual(whole);
      expect(new Set(whole).size).toBe(whole.length);
    }),
  );
});

it('a reader of a long time begins with one find, and a month away changes nothing', () => {
  expect(newFindDays(['2026-01-02', '2026-10-30', '2026-11-01'], null)).toEqual(['2026-11-01']);
  expect(newFindDays(['2026-11-01'], '2026-11-01')).toEqual([]);
  expect(newFindDays(['2026-11-01', '2026-12-01'], '2026-11-01')).toEqual(['2026-12-01']);
  expect(newFindDays([], null)).toEqual([]);
});

it('lets at most three lie on a day, and every find comes to the sand in the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), (count) => {
      let finds: Find[] = Array.from({ length: count }, (_, index) => ({
        ordinal: index + 1,
        day: '2026-10-01',
        takenDay: null,
      }));
      let taken = 0;
      for (let day = 1; day <= 20; day += 1) {
        const today = `2026-11-${String(day).padStart(2, '0')}`;
        for (let tap = 0; tap < 9; tap += 1) {
          const [next] = lyingFinds(finds, today);
          if (!next) break;
          expect(next.ordinal).toBe(taken + 1);
          finds = finds.map((find) => (find === next ? { ...find, takenDay: today } : find));
          taken += 1;
        }
        expect(finds.filter(({ takenDay }) => takenDay === today).length).toBeLessThanOrEqual(3);
      }
      expect(taken).toBe(count);
    }),
  );
});
