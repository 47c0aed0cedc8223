import { expect, test } from 'vitest';
import { checkPages } from './checkPages.ts';
import { samplePack } from './testing/samplePack.ts';

const pack = samplePack();
const { pages } = pack.pages;
const check = (changed: typeof pages, raq = pack.book.raq) =>
  checkPages({ book: { ...pack.book, raq }, pages: { pages: changed } });
const replaceParagraph = (text: string) =>
  pages.map((page, index) => (index === 2 ? { ...page, paragraphs: [text, ...page.paragraphs.slice(1)] } : page));

test('ten pages of a fair length pass', () => {
  expect(check(pages)).toEqual([]);
});

test('too few pages and too short a text are errors', () => {
  const reasons = check(pages.slice(0, 4)).map((problem) => problem.reason);
  expect(reasons).toEqual([expect.stringContaining('10쪽 이상'), expect.stringContaining('1500~4000자')]);
});

test('too long a text is an error', () => {
  expect(check(replaceParagraph('가나다라마바사. '.repeat(400)))).toMatchObject([{ field: 'pages', level: 'error' }]);
});

test('a gap in the page numbers is an error', () => {
  const gap = pages.map((page, index) => (index === 9 ? { ...page, pageNo: 12 } : page));
  expect(check(gap)).toMatchObject([{ field: 'pages[9].pageNo', level: 'error' }]);
});

test('a paragraph that occurs twice is an error', () => {
  expect(check(replaceParagraph(pages[0]?.paragraphs[0] ?? ''))).toMatchObject([
    { field: 'pages[2].paragraphs[0]', level: 'error' },
  ]);
});

test('a picture character in the text is an error', () => {
  expect(check(replaceParagraph('바다에서 돌고래\u{1F42C}를 만났어요.'))).toMatchObject([
    { field: 'pages[2].paragraphs[0]', level: 'error' },
  ]);
});

test('a sentence of fifteen eojeol is long for a young reader and fine for an older one', () => {
  const long = replaceParagraph('이 문장 은 어린 아이 가 읽기 에는 너무 너무 길고 길고 길고 또 길어요.');
  expect(check(long)).toMatchObject([{ field: 'pages[2].paragraphs', level: 'warning' }]);
  expect(check(long, 900)).toEqual([]);
});

test('a book with one of our imprints is as long as its level asks, in sentences of its level', () => {
  const own = (raq: number) =>
    checkPages({ book: { ...pack.book, raq, publisherName: '책바다 글' }, pages: { pages } }).map(
      ({ reason }) => reason,
    );
  expect(own(900)).toEqual([
    expect.stringContaining('12쪽 이상'),
    expect.stringContaining('6000~12000자'),
    expect.stringContaining('9.9~12.9어절'),
  ]);
  expect(own(100)).toEqual([expect.stringContaining('200~900자'), expect.stringContaining('어절이어야 해요')]);
});
