import type { BookPackMetadata } from '../../../contract/bookPack.ts';
import { bookCategories, bookCategoryNames } from '../../../domain/book/bookCategories.ts';
import { unguardFormula } from '../toCsv.ts';

type Field = keyof BookPackMetadata;

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
  // `번호` alone counts the rows in every list of a library.
  number('bookNo', '책 번호', 'bookNo'),
  plain('bookName', '제목', '책 이름', '도서명', 'bookName'),
  plain('authorName', '지은이', '저자', 'authorName'),
  plain('publisherName', '출판사', 'publisherName'),
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

const simple = (heading: string) => heading.normalize('NFC').replace(/\s/gu, '').toLowerCase();

/** Where each field stands in a file, by its headings; and the headings that are missing. */
export function findCatalogueColumns(headings: readonly string[]): { at: Map<Field, number>; missing: string[] } {
  const written = headings.map(simple);
  const at = new Map<Field, number>();
  for (const { field, headings: known } of catalogueColumns) {
    const index = written.findIndex((heading) => known.map(simple).includes(heading));
    if (index >= 0) at.set(field, index);
  }
  const missing = catalogueColumns.filter(({ field }) => !at.has(field) && !OPTIONAL.includes(field));
  return { at, missing: missing.map(({ headings: [heading = ''] }) => heading) };
}

/** The heading of a field, for reports. */
export function headingOf(field: string): string {
  return catalogueColumns.find((column) => column.field === field)?.headings[0] ?? field;
}

/** One row as the contract takes it; empty cells are left out, empty labels are none. */
export function readCatalogueCells(
  cells: readonly string[],
  at: ReadonlyMap<Field, number>,
): Partial<Record<Field, unknown>> {
  const book: Partial<Record<Field, unknown>> = { labels: [] };
  for (const { field, read } of catalogueColumns) {
    const text = unguardFormula(cells[at.get(field) ?? -1] ?? '')
      .normalize('NFC')
      .trim();
    if (text !== '') book[field] = read(text);
  }
  return book;
}
