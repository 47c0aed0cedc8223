import type { BookPackMetadata } from '#contract/bookPack.ts';
import { bookCategories, bookCategoryNames } from '#domain/book/bookCategories.ts';
import { unguardFormula } from '#domain/interchange/toCsv.ts';
import type { NameColumn } from '#domain/table/findTable.ts';
import { plainHeading } from '#domain/table/plainHeading.ts';
import type { SheetRow } from '#domain/table/Sheet.ts';

export type CatalogueField = keyof BookPackMetadata;
type Field = CatalogueField;

interface Column {
  field: Field;
  /** The first is written; all are read. */
  headings: readonly string[];
  write: (book: BookPackMetadata) => string;
  /** @returns what the contract then judges; undefined for an empty cell */
  read: (text: string) => unknown;
}

const plain = (field: Field, ...headings: string[]): Column => ({
  field,
  headings,
  write: (book) => String(book[field] ?? ''),
  read: (text) => text,
});

const number = (field: Field, ...headings: string[]): Column => ({
  ...plain(field, ...headings),
  // Spreadsheets show thousands with a comma. A text that is no number goes on as it is, so that the reason names it.
  read: (text) => (/^\d[\d,]*$/u.test(text) ? Number(text.replaceAll(',', '')) : text),
});

const list = (field: 'terms' | 'labels', ...headings: string[]): Column => ({
  field,
  headings,
  write: (book) => {
    const [only = '', ...others] = book[field];
    return others.length === 0 && /[,;]/u.test(only) ? `${only} |` : book[field].join(' | ');
  },
  read: (text) => {
    const mark = ['|', ';'].find((one) => text.includes(one)) ?? ',';
    return text
      .split(mark)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
  },
});

const named = (field: Field, headings: readonly string[], names: Readonly<Record<string, string>>): Column => ({
  field,
  headings,
  write: (book) => names[String(book[field])] ?? '',
  read: (text) => Object.keys(names).find((code) => code === text || names[code] === text) ?? text,
});

const categories = Object.fromEntries(bookCategories.map((code) => [code, bookCategoryNames[code]]));

/** The columns of a catalogue file, in the order in which they are written. */
export const catalogueColumns: readonly Column[] = [
  number('bookNo', '책 번호', '도서 번호', 'bookNo'),
  plain('bookName', '제목', '책 이름', '책 제목', '도서명', '서명', '도서 제목', 'bookName'),
  plain('authorName', '지은이', '저자', '저자명', '글쓴이', 'authorName'),
  plain('publisherName', '출판사', '출판사명', '발행처', 'publisherName'),
  named('category', ['분류', 'category'], categories),
  plain('subCategory', '세부 분류', 'subCategory'),
  number('raq', '난이도', 'RAQ'),
  number('maxPoint', '최고 점수', 'maxPoint'),
  named('genre', ['갈래', 'genre'], { FICTION: '이야기', NON_FICTION: '정보' }),
  plain('summary', '소개', 'summary'),
  list('terms', '낱말', 'terms'),
  list('labels', '꼬리표', 'labels'),
  plain('source', '출처', 'source'),
  plain('region', '지역', 'region'),
];

/** Fields that may be left out: they have a value of their own, or none. */
const OPTIONAL: readonly Field[] = ['bookNo', 'maxPoint', 'labels', 'region'];

const meanings = new Map<string, Field>(
  catalogueColumns.flatMap(({ field, headings }) =>
    headings.flatMap(plainHeading).map((heading): [string, Field] => [heading, field]),
  ),
);
/** Lists of libraries count their rows: such a number is no book's. */
const RUNNING = new Set(['번호', '순번', '연번', '일련번호', 'no']);

/** What a heading of a catalogue means. */
export const nameCatalogueColumn: NameColumn<CatalogueField> = (heading) =>
  RUNNING.has(heading) ? null : meanings.get(heading);

/** The headings that a table has to have and lacks. */
export function missingHeadings(places: ReadonlyMap<Field, unknown>): string[] {
  const missing = catalogueColumns.filter(({ field }) => !places.has(field) && !OPTIONAL.includes(field));
  return missing.map(({ headings: [heading = ''] }) => heading);
}

/** The heading of a field, for reports. */
export function headingOf(field: string): string {
  return catalogueColumns.find((column) => column.field === field)?.headings[0] ?? field;
}

/** One row as the contract takes it; empty cells are left out, empty labels are none. */
export function readCatalogueCells(
  { cells }: SheetRow,
  places: ReadonlyMap<Field, readonly number[]>,
): Partial<Record<Field, unknown>> {
  const book: Partial<Record<Field, unknown>> = { labels: [] };
  for (const { field, read } of catalogueColumns) {
    const texts = (places.get(field) ?? []).map((place) => unguardFormula(cells.get(place) ?? ''));
    const text = (texts.find((one) => one.trim() !== '') ?? '').normalize('NFC').trim();
    if (text !== '') book[field] = read(text);
  }
  return book;
}
