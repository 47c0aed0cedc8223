import { expect, test } from 'vitest';
import { readingLevels } from '../book/readingLevels.ts';
import { type ContestPlanContent, checkContestPlan, type PlannedBook } from './checkContestPlan.ts';

const categories = ['LITERATURE', 'SCIENCE', 'HISTORY', 'SOCIETY'] as const;
/** Two bands over all levels, sixteen books and eight reserves each. */
const bands = [readingLevels.slice(0, 11), readingLevels.slice(11)].map((levels, band) => ({
  code: `B${band + 1}`,
  levels: levels.map(({ code }) => code),
  weeks: [0, 1, 2, 3].map((week) => [0, 1, 2, 3].map((at) => 1000 + band * 100 + week * 4 + at)),
  reserves: [0, 1, 2, 3].map((week) => [0, 1].map((at) => 1016 + band * 100 + week * 2 + at)),
}));
const books: PlannedBook[] = bands.flatMap(({ weeks, reserves }, band) =>
  [...weeks, ...reserves].flat().map((bookNo, at) => ({
    bookNo,
    category: categories[at % 4] ?? 'LITERATURE',
    raq: band === 0 ? 300 : 900,
    hasMissions: true,
  })),
);
const plan: ContestPlanContent = { planId: 'sample', status: 'READY', bands };
const withWeek = (week: readonly number[]): ContestPlanContent => ({
  ...plan,
  bands: bands.map((band, at) => (at === 0 ? { ...band, weeks: [week, ...band.weeks.slice(1)] } : band)),
});
const reasons = (changed: ContestPlanContent, known = books) =>
  checkContestPlan(changed, known).map(({ reason }) => reason);

test('a fair plan has no problem', () => {
  expect(checkContestPlan(plan, books)).toEqual([]);
});

test.each([
  ['a short week', withWeek([1000, 1001, 1002]), '4권이어야'],
  ['a book that does not exist', withWeek([1000, 1001, 1002, 1999]), '1999번 책이 없어요'],
  ['a book of another week', withWeek([1000, 1001, 1002, 1007]), '1007번 책이'],
  ['a book of another band', withWeek([1000, 1001, 1002, 1103]), '수준이 아니에요'],
])('%s is an error', (_, changed, part) => {
  expect(reasons(changed)).toContainEqual(expect.stringContaining(part));
});

test('a week of one kind is an error', () => {
  const alike = books.map((book) => ({ ...book, category: 'SCIENCE' as const }));
  expect(reasons(plan, alike)).toHaveLength(8);
});

test('a week has two reserves of its categories, which are in no list besides', () => {
  const withReserves = (reserves: readonly number[]): ContestPlanContent => ({
    ...plan,
    bands: bands.map((band, at) => (at === 0 ? { ...band, reserves: [reserves, ...band.reserves.slice(1)] } : band)),
  });
  expect(reasons(withReserves([1016]))).toEqual([expect.stringContaining('예비 책이 2권 이상')]);
  expect(reasons(withReserves([1016, 1005]))).toContainEqual(expect.stringContaining('1005번 책이'));
  const other = books.map((book) => (book.bookNo === 1016 ? { ...book, category: 'CHARACTER' as const } : book));
  expect(reasons(plan, other)).toEqual(['예비 책 1016번의 분야가 그 주의 책에 없어요']);
});

test('a level in no band or in two is an error', () => {
  const [first, second] = bands;
  if (first === undefined || second === undefined) throw new Error('there are two bands');
  const without = { ...plan, bands: [{ ...first, levels: first.levels.slice(1) }, second] };
  expect(reasons(without)).toEqual([expect.stringContaining('0A가 0개')]);
  const twice = { ...plan, bands: [first, { ...second, levels: [...second.levels, '0A'] }] };
  expect(reasons(twice)).toEqual([expect.stringContaining('0A가 2개')]);
});

test('a book that is still to come keeps a ready plan out and is only noted in a draft', () => {
  const known = books.filter(({ bookNo }) => bookNo !== 1005);
  expect(checkContestPlan(plan, known)).toMatchObject([{ field: 'bands[0].weeks[1]', level: 'error' }]);
  expect(checkContestPlan({ ...plan, status: 'DRAFT' }, known)).toMatchObject([{ level: 'warning' }]);
});

test('a book without missions keeps a ready plan out and is only noted in a draft', () => {
  const known = books.map((book) => (book.bookNo === 1005 ? { ...book, hasMissions: false } : book));
  expect(checkContestPlan(plan, known)).toMatchObject([{ field: 'bands[0].weeks[1]', level: 'error' }]);
  expect(checkContestPlan({ ...plan, status: 'DRAFT' }, known)).toMatchObject([{ level: 'warning' }]);
});
