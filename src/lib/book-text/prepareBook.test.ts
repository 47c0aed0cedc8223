// @vitest-environment node
import { expect, test } from 'vitest';
import type { ReaderBook } from '#contract/reading.ts';
import { prepareBook } from './prepareBook.ts';

const book = (paragraph: string, more: Partial<ReaderBook> = {}): ReaderBook => ({
  bookNo: 1042,
  bookName: '토끼전',
  pages: [{ pageNo: 1, heading: null, paragraphs: [paragraph] }],
  lastPageNo: null,
  bookmarkPageNo: null,
  finished: false,
  ...more,
});
const textsOf = (one: ReaderBook) => prepareBook(one).sentences.map(({ text }) => text);

test('a speaker of a play is read by itself, before what is said', () => {
  const { sentences } = prepareBook(book('허생: 만 냥만 빌려 주시오. 꼭 갚겠소.', { form: 'PLAY' }));
  expect(sentences.map(({ text, speaker }) => [text, speaker ?? false])).toEqual([
    ['허생: ', true],
    ['만 냥만 빌려 주시오. ', false],
    ['꼭 갚겠소.', false],
  ]);
});

test('a colon in prose is no speaker', () => {
  expect(textsOf(book('준비물: 종이와 붓이에요.'))).toEqual(['준비물: 종이와 붓이에요.']);
});

test('lines of verse are read one by one', () => {
  expect(textsOf(book('강변 살자\n뜰에는 반짝이는\n금모래 빛'))).toEqual([
    '강변 살자\n',
    '뜰에는 반짝이는\n',
    '금모래 빛',
  ]);
});

test('a page brings its picture', () => {
  const picture = { path: '/content/books/1042/picture-1-abcdef-01234567.svgz', alt: '토끼와 자라가 만났어요.' };
  const { pages } = prepareBook(
    book('토끼예요.', { pages: [{ pageNo: 1, heading: null, paragraphs: ['토끼예요.'], picture }] }),
  );
  expect(pages[0]?.picture).toEqual(picture);
});
