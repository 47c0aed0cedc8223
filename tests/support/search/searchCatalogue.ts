import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { bookCategories, bookCategoryNames } from '#domain/book/bookCategories.ts';
import { bookBadgeBits, type SearchableBook } from '#domain/search/BookIndex.ts';

/** Sentences that only a summary holds; all other summaries say nothing a test looks for. */
const summaries: Readonly<Record<string, string>> = {
  심청전: '앞 못 보는 아버지를 위해 인당수에 몸을 던진 딸이 연꽃을 타고 돌아와요.',
  인어공주: '목소리를 내주고 다리를 얻은 바닷속 막내의 슬픈 사랑이에요.',
  '노인과 바다': '늙은 어부가 커다란 청새치와 사흘 밤낮을 겨뤄요.',
  '어린 왕자': '사막에 불시착한 조종사가 작은 소행성에서 온 아이를 만나요.',
};

/** A fixed catalogue of 237 books that does not move when books are written: titles and authors of real works. */
export function searchCatalogue(): SearchableBook[] {
  const text = readFileSync(join(import.meta.dirname, 'books.csv'), 'utf8');
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  return rows.map(({ bookNo, title = '', author = '', raq, category, sub = '' }, at) => ({
    bookNo: Number(bookNo),
    title,
    author,
    publisher: at % 3 === 0 ? '물결 출판사' : '책바다',
    category: bookCategories.find((code) => bookCategoryNames[code] === category) ?? 'LITERATURE',
    subCategory: sub,
    labels: sub === '고전' ? ['우리 고전'] : [],
    summary: summaries[title] ?? '이야기를 따라가며 생각이 자라요.',
    raq: Number(raq),
    addedAt: 1_700_000_000_000 + at * 1000,
    badges: (at % 2 === 0 ? bookBadgeBits.EBOOK : 0) | (at % 5 === 0 ? bookBadgeBits.AUDIO : 0),
  }));
}
