import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookCategories } from '../book/bookCategories.ts';
import { readingLevels } from '../book/readingLevels.ts';
import { checkContestPlan, SITE_PLAN_SIZE } from './checkContestPlan.ts';
import { type CandidateBook, proposePlan } from './proposePlan.ts';

const bands = [{ code: 'B1', name: '한 단계', levels: readingLevels.map(({ code }) => code) }];
const library = (count: number, contestCount = 0): CandidateBook[] =>
  Array.from({ length: count }, (_, at) => ({
    bookNo: 1000 + at,
    category: bookCategories[at % bookCategories.length] ?? 'LITERATURE',
    raq: 200 + at,
    hasMissions: true,
    contestCount,
    readerCount: 0,
  }));
const check = (plan: ReturnType<typeof proposePlan>, books: CandidateBook[]) =>
  checkContestPlan({ planId: 'proposal', status: 'READY', bands: plan }, books);

test('a proposal holds for any draw', () => {
  fc.assert(
    fc.property(fc.integer({ min: 26, max: 80 }), fc.nat(), (count, seed) => {
      const books = library(count);
      expect(check(proposePlan(bands, books, SITE_PLAN_SIZE, seed), books)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('a second and a third contest use other books as long as there are any', () => {
  const books = library(90);
  const used = new Map<number, number>();
  for (const round of [1, 2, 3]) {
    const candidates = books.map((book) => ({ ...book, contestCount: used.get(book.bookNo) ?? 0 }));
    const [band] = proposePlan(bands, candidates, SITE_PLAN_SIZE, round);
    for (const bookNo of [...(band?.weeks.flat() ?? []), ...(band?.reserves.flat() ?? [])]) {
      used.set(bookNo, (used.get(bookNo) ?? 0) + 1);
    }
  }
  expect([...used.values()].every((count) => count === 1)).toBe(true);
  expect(used.size).toBe(72);
});

test('books that many have begun come last, and easier weeks come first', () => {
  const books = library(40).map((book) => ({ ...book, readerCount: book.bookNo < 1016 ? 50 : 0 }));
  const [band] = proposePlan(bands, books, SITE_PLAN_SIZE, 1);
  expect(band?.weeks.flat().every((bookNo) => bookNo >= 1016)).toBe(true);
  const means = band?.weeks.map((week) => week.reduce((sum, bookNo) => sum + bookNo, 0) / week.length);
  expect(means).toEqual(means?.toSorted((one, other) => one - other));
});
