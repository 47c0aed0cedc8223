import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookCategories } from '../book/bookCategories.ts';
import type { BookTraits, LikedBook } from './BookTraits.ts';
import { likeness } from './likeness.ts';
import { nextToRead } from './nextToRead.ts';
import { recommendationReason } from './recommendationReason.ts';
import { recommendBooks } from './recommendBooks.ts';

const book = (bookNo: number, traits: Partial<BookTraits> = {}): BookTraits => ({
  bookNo,
  bookName: `책 ${bookNo}`,
  authorName: `지은이 ${bookNo}`,
  category: 'LITERATURE',
  subCategory: '외국동화',
  labels: [],
  raq: 500,
  playable: true,
  readable: true,
  ...traits,
});
const like = (traits: BookTraits, weight = 3): LikedBook => ({ ...traits, weight });

const someBook = fc.record({
  bookNo: fc.integer({ min: 1, max: 10_000 }),
  bookName: fc.constantFrom('흥부전', '별'),
  authorName: fc.constantFrom('전래', '안데르센', '방정환', '책바다 편집부'),
  category: fc.constantFrom(...bookCategories),
  subCategory: fc.constantFrom('고전', '생물', '외국동화'),
  labels: fc.subarray(['우정', '모험', '바다']),
  raq: fc.integer({ min: 0, max: 1499 }),
  playable: fc.boolean(),
  readable: fc.boolean(),
});
const someBooks = fc.uniqueArray(someBook, { selector: ({ bookNo }) => bookNo, maxLength: 40 });

describe('recommended books', () => {
  test('are each candidate once at most, whatever their order, and the same again', () => {
    fc.assert(
      fc.property(someBooks, someBooks, fc.integer({ min: 0, max: 1499 }), (candidates, liked, raq) => {
        const reader = { raq, liked: liked.map((each) => like(each)) };
        const found = recommendBooks(reader, candidates, 12);
        expect(found.length).toBe(Math.min(12, candidates.length));
        expect(new Set(found.map(({ bookNo }) => bookNo)).size).toBe(found.length);
        expect(recommendBooks(reader, [...candidates].reverse(), 12)).toEqual(found);
      }),
    );
  });

  test('fit the level first of a reader of whom nothing is known', () => {
    const found = recommendBooks({ raq: 500, liked: [] }, [book(1, { raq: 900 }), book(2), book(3, { raq: 100 })], 3);
    expect(found[0]).toEqual({ bookNo: 2, reason: { kind: 'LEVEL' } });
  });

  test('put what can be read and played here before what suits a little better', () => {
    const paper = book(1, { readable: false });
    const ready = book(2, { raq: 420 });
    const farTooHard = book(3, { raq: 1400 });
    const found = recommendBooks({ raq: 500, liked: [] }, [farTooHard, paper, ready], 3);
    expect(found.map(({ bookNo }) => bookNo)).toEqual([2, 1, 3]);
  });

  test('are like what was liked, and say which', () => {
    const heungbu = book(9, { bookName: '흥부전', authorName: '전래', subCategory: '전래동화' });
    const found = recommendBooks(
      { raq: 500, liked: [like(heungbu)] },
      [book(1, { category: 'SCIENCE', subCategory: '생물' }), book(2, { authorName: '전래', subCategory: '전래동화' })],
      2,
    );
    expect(found[0]).toEqual({ bookNo: 2, reason: { kind: 'LIKED', bookNo: 9, bookName: '흥부전' } });
    expect(found[1]?.reason).toEqual({ kind: 'DISCOVERY', category: 'SCIENCE' });
  });

  test('name the author where another work of theirs was liked', () => {
    const liked = like(book(9, { authorName: '안데르센', bookName: '인어공주' }));
    const [first] = recommendBooks({ raq: 500, liked: [liked] }, [book(1), book(2, { authorName: '안데르센' })], 1);
    expect(first?.reason).toMatchObject({ kind: 'AUTHOR', authorName: '안데르센' });
  });

  test('name a writer without the work that the book is taken from', () => {
    const [liked, other] = [9, 2].map((bookNo) => book(bookNo, { authorName: '김부식 『삼국사기』' }));
    const [first] = recommendBooks({ raq: 500, liked: [like(liked ?? book(9))] }, [other ?? book(2)], 1);
    expect(first?.reason).toMatchObject({ kind: 'AUTHOR', authorName: '김부식' });
  });

  test('hold no book far too hard above one that fits, however much it is liked', () => {
    const liked = like(book(9, { authorName: '안데르센' }));
    const hard = book(1, { authorName: '안데르센', raq: 1400 });
    const fitting = book(2, { category: 'SCIENCE', subCategory: '생물' });
    expect(recommendBooks({ raq: 400, liked: [liked] }, [hard, fitting], 1)[0]?.bookNo).toBe(2);
  });

  test('come with missions to play rather than without', () => {
    const found = recommendBooks({ raq: 500, liked: [] }, [book(1, { playable: false }), book(2)], 2);
    expect(found.map(({ bookNo }) => bookNo)).toEqual([2, 1]);
  });

  test('lead to an unknown category at every fifth place', () => {
    const liked = like(book(99));
    const alike = Array.from({ length: 20 }, (_, index) => book(index + 1));
    const other = book(50, { category: 'HISTORY', subCategory: '한국사' });
    const found = recommendBooks({ raq: 500, liked: [liked] }, [...alike, other], 5);
    expect(found.findIndex(({ bookNo }) => bookNo === 50)).toBeLessThanOrEqual(4);
  });

  test('change with what is offered already: one author does not fill the list', () => {
    const liked = like(book(99, { authorName: '안데르센' }));
    const candidates = [1, 2, 3, 4].map((bookNo) => book(bookNo, { authorName: '안데르센' }));
    const found = recommendBooks({ raq: 500, liked: [liked] }, [...candidates, book(5), book(6)], 3);
    expect(found.filter(({ bookNo }) => bookNo >= 5).length).toBeGreaterThan(0);
  });
});

describe('likeness', () => {
  test('is symmetric and between 0 and 1', () => {
    fc.assert(
      fc.property(someBook, someBook, (one, other) => {
        const alike = likeness(one, other);
        expect(alike).toBe(likeness(other, one));
        expect(alike).toBeGreaterThanOrEqual(0);
        expect(alike).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each(['전래', '작자 미상', '작자 미상(판소리계)', '책바다 편집부'])(
    'does not take %s for an author',
    (authorName) => {
      const one = book(1, { authorName, category: 'HISTORY', subCategory: '한국사' });
      expect(likeness(one, book(2, { authorName }))).toBe(0);
    },
  );

  test('put what can be done here first after a book that cannot, and what can not be done at all last', () => {
    const paper = book(2, { readable: false, playable: false });
    const ready = book(3, { category: 'SCIENCE', subCategory: '생물', raq: 650 });
    const missions = book(4, { readable: false });
    expect(nextToRead(book(1, { readable: false }), [paper, ready, missions]).next[0]).toBe(3);
    expect(nextToRead(book(1), [paper, ready, missions]).next).toEqual([4, 3, 2]);
  });

  test('knows a writer by the name alone, whatever work or age stands behind it', () => {
    const one = book(1, { authorName: '일연 『삼국유사』', category: 'HISTORY', subCategory: '한국사' });
    expect(likeness(one, book(2, { authorName: '일연' }))).toBeGreaterThan(0);
  });
});

test('what to read next: other works of the author apart, then what is most alike, a step harder first', () => {
  const candidates = [
    book(1),
    book(2, { authorName: '안데르센', raq: 520 }),
    book(3, { raq: 530 }),
    book(4, { category: 'SCIENCE', subCategory: '생물', raq: 530 }),
    book(5, { raq: 400 }),
  ];
  const { sameAuthor, next } = nextToRead(book(1, { authorName: '안데르센' }), candidates);
  expect(sameAuthor).toEqual([2]);
  expect(next).toEqual([3, 5, 4]);
});

test.each([
  [{ kind: 'LIKED', bookNo: 1, bookName: '흥부전' } as const, '『흥부전』을 재미있게 읽어서'],
  [{ kind: 'LIKED', bookNo: 1, bookName: '흥부와 놀부' } as const, '『흥부와 놀부』를 재미있게 읽어서'],
  [
    { kind: 'AUTHOR', bookNo: 1, bookName: '인어공주', authorName: '안데르센' } as const,
    '『인어공주』의 안데르센이 쓴 책이라서',
  ],
  [{ kind: 'DISCOVERY', category: 'SCIENCE' } as const, '아직 만나지 않은 과학 책이라서'],
  [{ kind: 'LEVEL' } as const, '지금 읽기 수준에 잘 맞아서'],
])('a reason in words: %o', (reason, words) => expect(recommendationReason(reason)).toBe(words));
