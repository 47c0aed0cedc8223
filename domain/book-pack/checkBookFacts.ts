import { withJosa } from '../text/withJosa.ts';
import type { BookPackContent } from './BookPackContent.ts';
import { createProblemSink, type PackProblem } from './PackProblem.ts';
import { bareText, textLength } from './textMeasures.ts';

/** `book.json`: terms are unique and stand in the text where there is one; the summary is not lifted from it. */
export function checkBookFacts({ book, pages }: Pick<BookPackContent, 'book' | 'pages'>): PackProblem[] {
  const sink = createProblemSink('book.json');
  const text = pages && bareText(pages.pages.flatMap((page) => [page.heading ?? '', ...page.paragraphs]).join(' '));
  for (const [index, term] of book.terms.entries()) {
    if (book.terms.indexOf(term) !== index)
      sink.error(`terms[${index}]`, `${withJosa(`"${term}"`, '이/가')} 두 번 나와요`);
    if (text !== undefined && !text.includes(bareText(term)))
      sink.error(`terms[${index}]`, `${withJosa(`"${term}"`, '이/가')} 본문에 없어요`);
  }
  for (const [index, label] of book.labels.entries()) {
    if (book.labels.indexOf(label) !== index)
      sink.error(`labels[${index}]`, `${withJosa(`"${label}"`, '이/가')} 두 번 나와요`);
  }
  for (const [index, sentence] of book.summary.split(/(?<=[.?!])\s+/u).entries()) {
    if (text !== undefined && textLength(sentence) >= 20 && text.includes(bareText(sentence))) {
      sink.warning('summary', `${index + 1}번째 문장이 본문과 똑같아요`);
    }
  }
  return sink.problems;
}
