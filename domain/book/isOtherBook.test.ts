import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookIdentity, isOtherBook } from './isOtherBook.ts';

const book = { bookName: '바다 이야기', authorName: '김하늘', publisherName: '물결출판사' };

describe('facts under the number of a book', () => {
  it.each<[string, Partial<BookIdentity>]>([
    ['a blank in the title', { bookName: '바다이야기' }],
    ['a letter of the title', { bookName: '바다 이야가' }],
    ['a subtitle', { bookName: '바다 이야기: 고래를 만난 날' }],
    ['the author alone', { authorName: '김 하늘 글' }],
    ['another author of the same publisher', { authorName: '박바람' }],
    ['the publisher', { publisherName: '산들출판사' }],
  ])('are of the same book with %s mended', (_, after) => {
    expect(isOtherBook(book, { ...book, ...after })).toBe(false);
  });

  it.each<[string, Partial<BookIdentity>]>([
    ['title and author', { bookName: '숲 이야기', authorName: '박바람' }],
    ['the whole title', { bookName: '도시의 여우' }],
    ['the volume', { bookName: '바다 이야기 2' }],
    ['author and publisher under one title', { authorName: '박바람', publisherName: '산들출판사' }],
  ])('are of another book with another %s', (_, after) => {
    expect(
      isOtherBook(
        { ...book, ...(after.bookName === '바다 이야기 2' ? { bookName: '바다 이야기 1' } : {}) },
        { ...book, ...after },
      ),
    ).toBe(true);
  });

  it('are of the same book when nothing changed, and the judgement is the same both ways', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    const any = fc.record({ bookName: text, authorName: text, publisherName: text });
    fc.assert(
      fc.property(any, any, (one, two) => {
        expect(isOtherBook(one, one)).toBe(false);
        expect(isOtherBook(one, two)).toBe(isOtherBook(two, one));
      }),
    );
  });
});
