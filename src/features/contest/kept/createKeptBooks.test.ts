import { afterEach, expect, it } from 'vitest';
import { createKeptBooks, KEPT_FOR_MS } from './createKeptBooks.ts';

const owner = { accountNo: 7, readingGameContestNo: 3, gameStartDate: '2026-05-11', gameEndDate: '2026-06-07' };
const book = {
  bookNo: 1,
  bookName: '토끼전',
  authorName: '작자 미상',
  bookImagePath: '',
  category: 'LITERATURE' as const,
  maxPoint: 100,
  textYn: 'Y' as const,
};
const books = {
  bookVersion: 'v1',
  pcImagePath: null,
  mobileImagePath: null,
  dailyCap: 12,
  completionPoint: 800,
  rounds: [{ roundNo: 1, displayStartDate: '2026-05-11', displayEndDate: '2026-05-17', roundLevel: { books: [book] } }],
};
const NOW = Date.UTC(2026, 4, 12);

afterEach(() => localStorage.clear());

it('keeps books for three days by the clock it is given', () => {
  const kept = createKeptBooks(localStorage, owner);
  kept.write(books, NOW);
  expect(kept.read(NOW + KEPT_FOR_MS - 1)).toEqual(books);
  expect(kept.read(NOW + KEPT_FOR_MS)).toBeNull();
  expect(kept.read(NOW - 1)).toBeNull();
});

it.each([
  ['another student', { accountNo: 8 }],
  ['another contest', { readingGameContestNo: 4 }],
  ['a contest that was extended', { gameEndDate: '2026-06-14' }],
])('has nothing for %s', (_, other) => {
  createKeptBooks(localStorage, owner).write(books, NOW);
  expect(createKeptBooks(localStorage, { ...owner, ...other }).read(NOW)).toBeNull();
});

it('keeps no list without books, no status, and nothing that is broken', () => {
  const kept = createKeptBooks(localStorage, owner);
  kept.write({ ...books, rounds: [{ ...books.rounds[0], roundLevel: { books: [] } } as never] }, NOW);
  expect(kept.read(NOW)).toBeNull();
  kept.write({ ...books, status: 'IN_PROGRESS' } as never, NOW);
  expect(kept.read(NOW)).not.toHaveProperty('status');
  localStorage.setItem('chaekbada.contest-books', '{"version":1,"value":{"accountNo":7}}');
  expect(kept.read(NOW)).toBeNull();
});

it('forgets', () => {
  const kept = createKeptBooks(localStorage, owner);
  kept.write(books, NOW);
  kept.forget();
  expect(kept.read(NOW)).toBeNull();
});
