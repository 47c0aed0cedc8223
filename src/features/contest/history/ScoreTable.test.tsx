import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContestHistoryBook } from '#contract/contest.ts';
import { ScoreTable } from './ScoreTable.tsx';

const book: ContestHistoryBook = {
  bookNo: 1042,
  bookName: '토끼전',
  bookImagePath: '/art/cover.webp',
  diagnosisDatetime: '2026-05-12T03:00:00.000Z',
  puzzlePoint: 0,
  matchingPoint: 0,
  oxPoint: 0,
  quizPoint: 40,
  totalPoint: 40,
  puzzleRate: null,
  matchingRate: null,
  oxRate: 0,
  quizRate: null,
  averageRate: 0,
  heldPoint: 0,
};
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));

it('shows points that counted although the history they came from was deleted, and a dash for what was not done', () => {
  render(<ScoreTable book={book} />);
  expect(rows()).toEqual([
    ['–', '–', '0점', '40점', '40점'],
    ['–', '–', '0%', '–', '0%'],
  ]);
});

it('shows the sum where no rate is known any more', () => {
  render(<ScoreTable book={{ ...book, oxRate: null, averageRate: null }} />);
  expect(rows()).toEqual([
    ['–', '–', '–', '40점', '40점'],
    ['–', '–', '–', '–', '–'],
  ]);
});
