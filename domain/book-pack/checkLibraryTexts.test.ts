import { describe, expect, it } from 'vitest';
import { checkLibraryTexts } from './checkLibraryTexts.ts';

type Pack = Parameters<typeof checkLibraryTexts>[0][number];

/** Letters that no other book has, so that nothing looks alike unless a test wants it. */
const ownWord = (bookNo: number, at: number) => String.fromCharCode(0xac00 + (bookNo % 90) * 120 + at);
const sentenceOf = (bookNo: number, words: number) =>
  `${Array.from({ length: words }, (_, at) => ownWord(bookNo, at) + ownWord(bookNo, at + 40)).join(' ')}.`;

interface Wanted {
  raq?: number;
  genre?: 'FICTION' | 'NON_FICTION';
  publisherName?: string;
  first?: string;
  last?: string;
  heading?: string;
  prompts?: string[];
  words?: number;
}

function pack(bookNo: number, wanted: Wanted = {}): Pack {
  const words = wanted.words ?? 6;
  return {
    book: {
      bookNo,
      bookName: '책',
      publisherName: wanted.publisherName ?? '책바다 글',
      category: 'SCIENCE',
      genre: wanted.genre ?? 'NON_FICTION',
      raq: wanted.raq ?? 500,
      summary: '',
      terms: [],
      labels: [],
    },
    pages: {
      pages: [
        {
          pageNo: 1,
          heading: wanted.heading ?? sentenceOf(bookNo, 3),
          paragraphs: [wanted.first ?? sentenceOf(bookNo, words), wanted.last ?? sentenceOf(bookNo + 45, words)],
        },
      ],
    },
    report: { title: '독후감', prompts: wanted.prompts ?? [sentenceOf(bookNo + 20, 5)] },
  };
}

const many = (count: number, wanted: (at: number) => Wanted) =>
  Array.from({ length: count }, (_, at) => pack(at, wanted(at)));
const reasonsOf = (packs: readonly Pack[]) => checkLibraryTexts(packs).map(({ file, reason }) => `${file} ${reason}`);

describe('the texts of the library together', () => {
  it('finds nothing where every book has a frame of its own', () => {
    expect(reasonsOf(many(12, () => ({})))).toEqual([]);
  });

  it('allows a fifth of the nonfiction to begin with a date, and no more', () => {
    const dated = (count: number) =>
      many(10, (at) => (at < count ? { first: `${1800 + at}년 ${sentenceOf(at, 6)}` } : {}));
    expect(reasonsOf(dated(2))).toEqual([]);
    expect(reasonsOf(dated(3))).toEqual(['books 10권 가운데 3권의 정보책이 날짜로 시작해요 (2권까지): 0, 1, 2']);
    expect(reasonsOf(dated(3).map((one) => ({ ...one, book: { ...one.book, genre: 'FICTION' as const } })))).toEqual(
      [],
    );
  });

  it('allows a quarter of the nonfiction to end with a question, and no more', () => {
    const asking = (count: number) =>
      many(8, (at) => (at < count ? { last: sentenceOf(at + 45, 6).replace('.', '?”') } : {}));
    expect(reasonsOf(asking(2))).toEqual([]);
    expect(reasonsOf(asking(3))).toEqual([expect.stringContaining('3권의 정보책이 물음으로 끝나요')]);
  });

  it('counts "옛날" over all books', () => {
    expect(
      reasonsOf(many(5, (at) => (at < 2 ? { first: `옛날 ${sentenceOf(at, 9)}`, genre: 'FICTION' } : {}))),
    ).toEqual([expect.stringContaining('2권의 책이 "옛날"로 시작해요 (1권까지)')]);
  });

  it('finds first sentences, last sentences and report prompts that are alike, and says of which book', () => {
    const same = '바람이 부는 날에는 나무가 먼저 알아요.';
    expect(reasonsOf([pack(1, { first: same }), pack(2, { first: same })])).toEqual([
      expect.stringMatching(/^2\/pages.json 첫 문장/),
    ]);
    expect(reasonsOf([pack(1, { last: same }), pack(2, { last: same })])).toEqual([
      expect.stringMatching(/^2\/pages.json 끝 문장/),
    ]);
    expect(reasonsOf([pack(1, { prompts: [same] }), pack(2, { prompts: [same] })])).toEqual([
      expect.stringMatching(/^2\/report.json 독후감 물음/),
    ]);
  });

  it('keeps a long heading for one book, while short ones and those within a book may come again', () => {
    expect(reasonsOf([pack(1, { heading: '달이 뜨는 마을' }), pack(2, { heading: '달이 뜨는 마을!' })])).toEqual([
      expect.stringMatching(/^2\/pages.json/),
    ]);
    expect(reasonsOf([pack(1, { heading: '첫날' }), pack(2, { heading: '첫날' })])).toEqual([]);
  });

  it('wants sentences that grow with the level once there are enough texts', () => {
    const growing = many(40, (at) => ({ raq: at * 30, words: 4 + Math.round(at / 4) }));
    expect(reasonsOf(growing)).toEqual([]);
    const flat = many(40, (at) => ({ raq: at * 30, words: 6 + (at % 3) }));
    expect(reasonsOf(flat)).toEqual([expect.stringContaining('모든 글에서 수준과 문장 길이의 상관이')]);
    expect(reasonsOf(flat.slice(0, 20))).toEqual([]);
  });

  it('leaves books of other publishers and older ones alone', () => {
    expect(
      reasonsOf(many(10, (at) => ({ publisherName: '책바다', first: `18${at}0년 ${sentenceOf(at, 6)}` }))),
    ).toEqual([]);
  });
});
