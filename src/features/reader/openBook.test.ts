import { describe, expect, it } from 'vitest';
import type { ReaderBook } from '#contract/reading.ts';
import { openBook } from './openBook.ts';

const book = (place: Partial<ReaderBook> = {}): ReaderBook => ({
  bookNo: 1042,
  bookName: '토끼전',
  lastPageNo: null,
  bookmarkPageNo: null,
  finished: false,
  pages: [1, 2, 3, 4, 5, 6].map((pageNo) => ({ pageNo, heading: null, paragraphs: [] })),
  ...place,
});

describe('a book opens', () => {
  it('where the reader stopped, and reading goes on at once', () => {
    expect(openBook(book(), null, null)).toMatchObject({ startNo: 1, keptNo: null, savesFrom: 'HERE' });
    expect(openBook(book({ lastPageNo: 4 }), null, null)).toMatchObject({ startNo: 4, keptNo: 4, savesFrom: 'HERE' });
    expect(openBook(book({ lastPageNo: 4 }), { lastPageNo: 5 }, null)).toMatchObject({ startNo: 5, keptNo: 5 });
  });

  it('at its beginning after its end, and anew where a second reading stopped', () => {
    const finished = { finished: true };
    const again = openBook(book({ ...finished, lastPageNo: 6 }), null, null);
    expect(again).toMatchObject({ startNo: 1, keptNo: 6, savesFrom: 'TURN' });
    const second = openBook(book({ ...finished, lastPageNo: 3 }), null, null);
    expect(second).toMatchObject({ startNo: 3, keptNo: 3, savesFrom: 'HERE' });
  });

  it('at a page that is looked up, without leaving the place', () => {
    const kept = book({ lastPageNo: 4 });
    expect(openBook(kept, null, 2)).toMatchObject({ startNo: 2, keptNo: 4, savesFrom: 'BEYOND' });
    expect(openBook(kept, null, 4)).toMatchObject({ startNo: 4, savesFrom: 'HERE' });
    expect(openBook(book(), null, 2)).toMatchObject({ startNo: 2, keptNo: null, savesFrom: 'TURN' });
  });

  it('as without the link when the book has no such page', () => {
    expect(openBook(book({ lastPageNo: 4 }), null, 999)).toMatchObject({ startNo: 4, savesFrom: 'HERE' });
  });

  it('with the bookmark that was set last, also when it was taken out', () => {
    const marked = book({ lastPageNo: 4, bookmarkPageNo: 2 });
    const bookmark = (waiting: Parameters<typeof openBook>[1]) => openBook(marked, waiting, null).bookmarkNo;
    expect(bookmark(null)).toBe(2);
    expect(bookmark({ lastPageNo: 4 })).toBe(2);
    expect(bookmark({ lastPageNo: 4, bookmarkPageNo: 3 })).toBe(3);
    expect(bookmark({ lastPageNo: 4, bookmarkPageNo: null })).toBeNull();
  });
});
