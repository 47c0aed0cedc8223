import type { BookPackContent } from './BookPackContent.ts';
import { createProblemSink, type PackProblem } from './PackProblem.ts';
import { PACK_TUNING } from './packTuning.ts';
import { meanSentenceLength } from './textMeasures.ts';

/** Items must not be harder to read than the book they ask about. */
export function checkWording({
  book,
  pages,
  ox,
  quiz,
}: Pick<BookPackContent, 'book' | 'pages' | 'ox' | 'quiz'>): PackProblem[] {
  const { atZero, perHundredRaq } = PACK_TUNING.expectedEojeol;
  const own = pages
    ? meanSentenceLength(pages.pages.flatMap((page) => page.paragraphs))
    : atZero + (perHundredRaq * book.raq) / 100;
  const limit = own + PACK_TUNING.itemSentenceSlack;
  const kinds = [
    { file: 'ox.json', texts: ox.items.map((item) => item.statement) },
    { file: 'quiz.json', texts: quiz.items.map((item) => item.question) },
  ];
  return kinds.flatMap(({ file, texts }) => {
    const sink = createProblemSink(file);
    const mean = meanSentenceLength(texts);
    if (mean > limit)
      sink.warning('items', `문장이 평균 ${mean.toFixed(1)}어절로 책(${limit.toFixed(1)}까지)보다 길어요`);
    return sink.problems;
  });
}
