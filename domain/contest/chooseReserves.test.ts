import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseReserves, type ListedBook, withReplacements } from './chooseReserves.ts';
import { completionPoint } from './completionPoint.ts';
import { planReach } from './planReach.ts';

const CATEGORIES = ['LITERATURE', 'SCIENCE', 'HISTORY', 'SOCIETY'];
const listed = (from: number, aWeek: number): ListedBook[] =>
  [1, 2, 3, 4].flatMap((roundNo) =>
    Array.from({ length: aWeek }, (_, at) => ({
      roundNo,
      bookNo: from + roundNo * 10 + at,
      maxPoint: 100,
      category: CATEGORIES[at] ?? 'LITERATURE',
    })),
  );
const level = { books: listed(1000, 4), reserves: listed(2000, 2) };
const spare = Array.from({ length: 30 }, (_, at) => ({
  bookNo: 3000 + at,
  category: CATEGORIES[at % 4] ?? 'LITERATURE',
}));
const every = [...level.books, ...level.reserves, ...spare].map(({ bookNo }) => bookNo);

/** Everything was read before the contest. */
const before = (...bookNos: number[]) => bookNos.map((bookNo) => ({ bookNo, at: -1 }));
const atOnce = () => 0;

test('a reserve of the week and the category comes first, then one of the week, then one of another week', () => {
  const { replacements, lacking } = chooseReserves(level, before(1010, 1012, 1013), atOnce);
  expect(replacements).toEqual([
    { bookNo: 1010, reserveBookNo: 2010 },
    { bookNo: 1012, reserveBookNo: 2011 },
    { bookNo: 1013, reserveBookNo: 2020 },
  ]);
  expect(lacking).toEqual([]);
});

test('a reserve that was read as well stands in for nothing', () => {
  for (const order of [before(2010, 1010), before(1010, 2010)]) {
    expect(chooseReserves(level, order, atOnce).replacements).toEqual([{ bookNo: 1010, reserveBookNo: 2011 }]);
  }
});

test('a book that is begun in its week stays, also after a reserve took the place of another', () => {
  const opensAt = (roundNo: number) => roundNo * 100;
  const handIns = [
    { bookNo: 1010, at: 150 },
    { bookNo: 1020, at: 150 },
    { bookNo: 2020, at: 250 },
  ];
  expect(chooseReserves(level, handIns, opensAt)).toEqual({
    replacements: [{ bookNo: 1020, reserveBookNo: 2020 }],
    lacking: [],
  });
});

test('for any history every reader has as many books to earn as the library allows, each once, week by week', () => {
  const opensAt = (roundNo: number) => roundNo * 100;
  const history = fc.shuffledSubarray(every).chain((bookNos) =>
    fc
      .array(fc.integer({ min: 0, max: 500 }), { minLength: bookNos.length, maxLength: bookNos.length })
      .map((times) => times.toSorted((one, other) => one - other))
      .map((times) => bookNos.map((bookNo, at) => ({ bookNo, at: times[at] ?? 0 }))),
  );
  fc.assert(
    fc.property(history, fc.nat(60), (handIns, joinAt) => {
      const { replacements, lacking } = chooseReserves(level, handIns, opensAt, spare);
      const own = withReplacements(level.books, replacements);
      expect(own.map(({ roundNo, maxPoint }) => [roundNo, maxPoint])).toEqual(
        level.books.map(({ roundNo, maxPoint }) => [roundNo, maxPoint]),
      );
      expect(new Set(own.map(({ bookNo }) => bookNo)).size).toBe(own.length);
      const first = new Map(handIns.map(({ bookNo, at }) => [bookNo, at]));
      const lost = own.filter(({ bookNo, roundNo }) => (first.get(bookNo) ?? 1000) < opensAt(roundNo));
      expect(lost).toHaveLength(lacking.length);
      // Books are lacking only where everything else has been begun.
      if (handIns.length < every.length - level.books.length) expect(lacking).toEqual([]);
      // Whoever joins earlier has chosen the same books by then.
      const until = handIns.slice(0, joinAt);
      const then = chooseReserves(level, until, opensAt, spare).replacements;
      const kept = then.filter(
        ({ reserveBookNo }) => !handIns.slice(joinAt).some(({ bookNo }) => bookNo === reserveBookNo),
      );
      expect(replacements).toEqual(expect.arrayContaining(kept));
    }),
    { numRuns: 500 },
  );
});

test('a plan names how many of its readers would lack a book and how many could not finish', () => {
  const histories = [[1010], [...level.reserves.map(({ bookNo }) => bookNo), 1010], every.slice(0, 23), every];
  const sets = histories.map((history) => new Set(history));
  expect(completionPoint(level.books.map(({ maxPoint }) => maxPoint))).toBe(800);
  expect(planReach(level, sets)).toEqual({ readers: 4, lacking: 3, belowFinish: 2 });
  expect(planReach(level, sets, spare)).toEqual({ readers: 4, lacking: 1, belowFinish: 1 });
});
