import type { PreparedPage } from '#src/lib/book-text/prepareBook.ts';
import type { TextSpan } from './TextSpan.ts';

/**
 * Where a quote stands on its page, sentence by sentence; nothing where its words are not there. Blanks and line breaks
 * are all the same: a quote that was taken over two paragraphs has lost them.
 */
export function findQuote(pages: readonly PreparedPage[], quote: string, pageNo: number | null): TextSpan[] {
  const wanted = quote.replace(/\s+/gu, '');
  if (wanted === '') return [];
  for (const page of pages) {
    if (pageNo !== null && page.pageNo !== pageNo) continue;
    const signs = signsOf(page);
    const at = signs
      .map(({ sign }) => sign)
      .join('')
      .indexOf(wanted);
    if (at >= 0) return spansOf(signs.slice(at, at + wanted.length));
  }
  return [];
}

interface Sign {
  sign: string;
  sentence: number;
  place: number;
}

/** Each unit of the text that is not blank. */
function signsOf(page: PreparedPage): Sign[] {
  return page.paragraphs
    .flat()
    .flatMap(({ index, text }) =>
      text.split('').flatMap((sign, place) => (/\s/u.test(sign) ? [] : [{ sign, sentence: index, place }])),
    );
}

function spansOf(signs: readonly Sign[]): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const { sentence, place } of signs) {
    const last = spans.at(-1);
    if (last?.sentence === sentence) last.to = place + 1;
    else spans.push({ sentence, from: place, to: place + 1 });
  }
  return spans;
}
