import type { BookCard, BookDetail } from '#contract/book.ts';

export function sampleCard(change: Partial<BookCard> = {}): BookCard {
  return {
    bookNo: 1042,
    bookName: '토끼전',
    authorName: '작자 미상',
    publisherName: '책바다',
    raq: 349,
    readingLevel: '2A',
    bookImagePath: '/content/books/1042/cover.svg',
    category: 'LITERATURE',
    subCategory: '고전',
    labels: ['지혜'],
    maxPoint: 100,
    textYn: 'Y',
    audioYn: 'N',
    missionYn: 'Y',
    pageCount: 14,
    verificationYn: 'N',
    favouriteYn: 'N',
    fit: 'FIT',
    expectedComprehension: 0.74,
    readingProgressRate: 0,
    missionDoneCount: 0,
    ...change,
  };
}

export function sampleBook(change: Partial<BookDetail> = {}): BookDetail {
  return {
    ...sampleCard(),
    summary: '바닷속 용왕님이 큰 병에 걸렸어요.',
    source: '판소리 「수궁가」를 바탕으로 새로 썼어요.',
    genre: 'FICTION',
    inCartYn: 'N',
    lastPageNo: null,
    bookmarkPageNo: null,
    finishedAt: null,
    sameAuthorBooks: [],
    nextBooks: [],
    ...change,
  };
}
