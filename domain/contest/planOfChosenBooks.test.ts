import { expect, it } from 'vitest';
import { planOfChosenBooks, refuseChosenBooks } from './planOfChosenBooks.ts';

const book = (bookNo: number, raq: number, category: 'LITERATURE' | 'SCIENCE' = 'LITERATURE', readerCount = 0) => ({
  bookNo,
  bookName: `책 ${bookNo}`,
  category,
  raq,
  hasMissions: true,
  contestCount: 0,
  readerCount,
});
const library = [
  book(1, 300),
  book(2, 320, 'SCIENCE'),
  book(3, 310),
  book(4, 330, 'SCIENCE'),
  book(5, 305, 'LITERATURE', 9),
  book(6, 315),
  book(7, 900),
];

it('proposes reserves of the week: of its categories, near it, begun by few, none twice', () => {
  const plan = planOfChosenBooks([[1], [2]], library);
  expect(plan.weeks).toEqual([[1], [2]]);
  expect(plan.reserves).toEqual([[3, 6], [4]]);
  expect(plan.levels).toContain('0A');
});

it('refuses books twice, books that are gone and books without missions', () => {
  expect(refuseChosenBooks([[1], [2]], library)).toBeNull();
  expect(refuseChosenBooks([[1], [1]], library)).toContain('두 번');
  expect(refuseChosenBooks([[1], [9]], library)).toContain('9');
  expect(refuseChosenBooks([[1]], [{ bookNo: 1, hasMissions: false }])).toContain('미션이 없는');
});
