// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prepareBook } from '#src/lib/book-text/prepareBook.ts';
import { findQuote } from './findQuote.ts';

const bookOf = (...texts: string[][]) =>
  prepareBook({ pages: texts.map((paragraphs, at) => ({ pageNo: at + 1, heading: null, paragraphs })) });

it('finds a sentence, a part of one, and words that go over paragraphs', () => {
  const { pages } = bookOf(['토끼가 왔어요. “누구니?” 물었어요.', '거북이예요.'], ['토끼가 왔어요.']);
  expect(findQuote(pages, '토끼가 왔어요.', 2)).toEqual([{ sentence: 4, from: 0, to: 8 }]);
  expect(findQuote(pages, '누구니', null)).toEqual([{ sentence: 1, from: 1, to: 4 }]);
  expect(findQuote(pages, '물었어요. 거북이', 1)).toEqual([
    { sentence: 2, from: 0, to: 5 },
    { sentence: 3, from: 0, to: 3 },
  ]);
});

it.each([
  ['words that are not there', '용왕', 1],
  ['another page', '토끼가', 2],
  ['nothing but blanks', '  ', 1],
])('finds nothing for %s', (_, quote, pageNo) => {
  const { pages } = bookOf(['토끼가 왔어요.'], ['끝.']);
  expect(findQuote(pages, quote, pageNo)).toEqual([]);
});

it('finds every sentence of any page again', () => {
  const sentence = fc
    .string({ unit: fc.constantFrom(...'가나다 ,”'), minLength: 1, maxLength: 12 })
    .map((it) => `${it}가.`);
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 6 }), (all) => {
      const { pages, sentences } = bookOf([all.join(' ')]);
      for (const { text, pageNo } of sentences) {
        const spans = findQuote(pages, text, pageNo);
        const found = spans.map(({ sentence, from, to }) => sentences[sentence]?.text.slice(from, to)).join('');
        expect(found.replace(/\s+/gu, '')).toBe(text.replace(/\s+/gu, ''));
      }
    }),
  );
});
