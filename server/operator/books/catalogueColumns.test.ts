import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookPackMetadata, bookPackMetadata } from '#contract/bookPack.ts';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { toCsv } from '#domain/interchange/toCsv.ts';
import { findTable } from '#domain/table/findTable.ts';
import { sheetOf } from '#tests/support/sheetOf.ts';
import { checkSvg } from '../../content/checkSvg.ts';
import { missingHeadings, nameCatalogueColumn, readCatalogueCells } from './catalogueColumns.ts';
import { catalogueTable } from './exportBooks.ts';
import { plainCover } from './plainCover.ts';

const hard = fc.constantFrom(
  '=1+1',
  "'=1",
  "''@x",
  '+82',
  '-',
  '@SUM(A1)',
  '"',
  ',',
  '\n',
  ';',
  'ㆍ',
  '“',
  '&lt;',
  '가',
);
const text = (least: number, most: number) =>
  fc
    .array(fc.oneof(hard, fc.string({ unit: 'grapheme', maxLength: 5 })), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join('').normalize('NFC').trim())
    .map((made) => ([...made].length < least ? made + '바'.repeat(least) : made))
    .filter((made) => [...made].length <= most && made === made.trim());
const words = (least: number, most: number) =>
  fc.array(
    text(1, 12).filter((word) => !word.includes('|')),
    { minLength: least, maxLength: most },
  );

const books: fc.Arbitrary<BookPackMetadata> = fc
  .record({
    bookNo: fc.integer({ min: 1000, max: 9_999_999 }),
    bookName: text(1, 60),
    authorName: text(1, 60),
    publisherName: text(1, 60),
    category: fc.constantFrom(...bookCategories),
    subCategory: text(1, 20),
    raq: fc.integer({ min: 0, max: 1499 }),
    maxPoint: fc.integer({ min: 10, max: 1000 }),
    genre: fc.constantFrom('FICTION' as const, 'NON_FICTION' as const),
    summary: text(40, 400),
    terms: words(8, 40),
    labels: words(0, 4),
    source: text(5, 300),
    region: fc.option(fc.constant('KR' as const), { nil: undefined }),
  })
  .map(({ region, ...book }) => (region === undefined ? book : { ...book, region }));

const tableOf = (lines: string[][]) => findTable(sheetOf(...lines), nameCatalogueColumn, ['bookName', 'authorName']);

describe('a catalogue file', () => {
  it('that we wrote is read back as it was, and no cell of it is a formula', () => {
    fc.assert(
      fc.property(fc.array(books, { maxLength: 3 }), (written) => {
        const cells: string[][] = parse(toCsv(catalogueTable(written)), { bom: true });
        expect(cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
        const table = tableOf(cells);
        expect(missingHeadings(table?.places ?? new Map())).toEqual([]);
        const read = table?.rows.map((row) => bookPackMetadata.parse(readCatalogueCells(row, table.places)));
        expect(read).toEqual(written);
      }),
    );
  });

  it('may have its columns in any order, by their names or codes, with lists and numbers as people write them', () => {
    const table = tableOf([
      ['비고', ' 낱 말 ', 'RAQ', '저자', 'category', '갈래', '책번호'],
      ['-', '고래, 등대 ,, 거북', '1,020', ' 김바다 ', 'SCIENCE', '정보', '12,345'],
    ]);
    const [row] = table?.rows ?? [];
    expect(row && readCatalogueCells(row, table?.places ?? new Map())).toEqual({
      labels: [],
      terms: ['고래', '등대', '거북'],
      raq: 1020,
      authorName: '김바다',
      category: 'SCIENCE',
      genre: 'NON_FICTION',
      bookNo: 12_345,
    });
  });

  it('says which columns it lacks', () => {
    expect(missingHeadings(tableOf([['제목', '지은이']])?.places ?? new Map())).toContain('난이도');
  });

  it.each(['번호', '순번', '연번', 'No.'])('does not take %s for the number of a book', (heading) => {
    const table = tableOf([
      [heading, '도서명', '저자'],
      ['10001', '바다 이야기', '김하늘'],
    ]);
    expect(table?.places.has('bookNo')).toBe(false);
    expect(table?.notUnderstood).toEqual([heading]);
  });
});

describe('the cover of a book that came without one', () => {
  it('is a sound picture for every number and category', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9_999_999 }), fc.constantFrom(...bookCategories), (bookNo, category) => {
        expect(checkSvg(plainCover({ bookNo, category }), '0 0 300 420')).toEqual([]);
      }),
    );
  });
});
