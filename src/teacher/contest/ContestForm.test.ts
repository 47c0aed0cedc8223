import { expect, it } from 'vitest';
import { contestDraftBody } from '#contract/staffContest.ts';
import {
  anotherSeed,
  emptyForm,
  endDayOf,
  givenOf,
  missingFields,
  nextMonday,
  problemsByField,
} from './ContestForm.ts';
import { putBook } from './OwnWeeks.ts';

const form = emptyForm({ classNos: [3], source: 'PLAN', planId: 'first', weeks: 2 }, '2026-05-06');
const book = (bookNo: number) => ({ bookNo, bookName: '토끼전', readingLevel: '3A' });

it('begins on the next Monday, never today', () => {
  const days = ['2026-05-06', '2026-05-10', '2026-05-11'];
  expect(days.map(nextMonday)).toEqual(['2026-05-11', '2026-05-11', '2026-05-18']);
  expect(endDayOf(form)).toBe('2026-05-24');
});

it('asks the server for the source that is chosen, and only for the weeks that are shown', () => {
  const own = putBook(putBook(putBook(form.own, book(1), 0), book(2), 1), book(3), 2);
  const bodies = (['PLAN', 'PROPOSAL', 'OWN'] as const).map((source) => givenOf({ ...form, own, source }));
  expect(bodies.map(({ books }) => books)).toEqual([
    { source: 'PLAN', planId: 'first', weeks: 2 },
    { source: 'PROPOSAL', weeks: 2, booksAWeek: 2, seed: 1 },
    { source: 'OWN', weeks: [[1], [2]] },
  ]);
  for (const body of bodies) expect(contestDraftBody.parse(body)).toEqual(body);
  expect(anotherSeed(0x7fffffff)).toBe(1);
});

it('names what is missing', () => {
  const own = putBook(form.own, book(1), 0);
  expect(missingFields({ ...form, title: ' 봄 ', source: 'OWN', own, classNos: [], startDay: '' })).toEqual({
    title: '이름을 두 글자 이상 적어 주세요.',
    classNos: '반을 하나 이상 골라 주세요.',
    startDay: '시작하는 날을 골라 주세요.',
    books: '2주에 읽을 책을 한 권 이상 넣어 주세요.',
  });
  expect(missingFields({ ...form, title: '봄 대회' })).toEqual({});
});

it('puts a problem of a part at the field', () => {
  expect(problemsByField({ 'books.weeks.0': '책을 골라 주세요.', title: '짧아요.' })).toEqual({
    books: '책을 골라 주세요.',
    title: '짧아요.',
  });
});
