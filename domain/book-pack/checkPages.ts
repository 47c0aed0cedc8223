import type { BookPackContent } from './BookPackContent.ts';
import { ownImprints } from './ownImprints.ts';
import { ownSentenceLength } from './ownSentenceLength.ts';
import { ownTextLength } from './ownTextLength.ts';
import { createProblemSink, type PackProblem } from './PackProblem.ts';
import { PACK_TUNING } from './packTuning.ts';
import { eojeols, meanSentenceLength, sentences, textLength } from './textMeasures.ts';

/**
 * `pages.json`: enough pages in order, a text of the right length, no paragraph twice, sentences a young reader can hold.
 * A book with one of our imprints is held to the length and the sentences of its level.
 */
export function checkPages({ book, pages: file }: Pick<BookPackContent, 'book' | 'pages'>): PackProblem[] {
  const sink = createProblemSink('pages.json');
  if (file === undefined) return [];
  const { pages } = file;
  const own = ownImprints.includes(book.publisherName);
  const limits = own
    ? ownTextLength(book.raq)
    : { length: PACK_TUNING.textLength, pages: { min: PACK_TUNING.minPages, max: Number.POSITIVE_INFINITY } };
  if (pages.length < limits.pages.min)
    sink.error('pages', `${limits.pages.min}쪽 이상이어야 해요 (지금 ${pages.length}쪽)`);
  if (pages.length > limits.pages.max)
    sink.error('pages', `${limits.pages.max}쪽 이하여야 해요 (지금 ${pages.length}쪽)`);
  const seen = new Map<string, string>();
  for (const [index, page] of pages.entries()) {
    if (page.pageNo !== index + 1)
      sink.error(`pages[${index}].pageNo`, `${index + 1}이어야 해요 (지금 ${page.pageNo})`);
    for (const [at, paragraph] of page.paragraphs.entries()) {
      const field = `pages[${index}].paragraphs[${at}]`;
      const first = seen.get(paragraph);
      if (first !== undefined) sink.error(field, `${first}와 똑같은 문단이에요`);
      seen.set(paragraph, field);
      if (/\p{Extended_Pictographic}/u.test(paragraph)) sink.error(field, '그림 글자는 쓸 수 없어요');
    }
  }
  const paragraphs = pages.flatMap((page) => page.paragraphs);
  const length = paragraphs.reduce((sum, paragraph) => sum + textLength(paragraph), 0);
  const { min, max } = limits.length;
  if (length < min || length > max) sink.error('pages', `본문은 ${min}~${max}자여야 해요 (지금 ${length}자)`);
  if (own) {
    const mean = meanSentenceLength(paragraphs);
    const expected = ownSentenceLength(book.raq);
    if (mean < expected.min || mean > expected.max) {
      const range = `${expected.min.toFixed(1)}~${expected.max.toFixed(1)}`;
      sink.error('pages', `문장이 평균 ${mean.toFixed(1)}어절이에요. 이 수준에서는 ${range}어절이어야 해요`);
    }
  }
  const young = PACK_TUNING.youngReader;
  if (book.raq < young.raqBelow) {
    const mean = meanSentenceLength(paragraphs);
    if (mean > young.meanEojeol)
      sink.warning('pages', `문장이 평균 ${mean.toFixed(1)}어절이에요. ${young.meanEojeol}어절 아래로 줄여 주세요`);
    for (const [index, page] of pages.entries()) {
      const long = page.paragraphs
        .flatMap(sentences)
        .find((sentence) => eojeols(sentence).length > young.longestEojeol);
      if (long !== undefined) sink.warning(`pages[${index}].paragraphs`, `문장이 길어요: ${long}`);
    }
  }
  return sink.problems;
}
