import type { BookPackContent, EvidenceItem } from './BookPackContent.ts';
import { checkEcho } from './checkEcho.ts';
import { checkLikeTexts } from './checkLikeTexts.ts';
import { lengthsAlike } from './lengthsAlike.ts';
import type { ProblemSink } from './PackProblem.ts';
import { PACK_TUNING } from './packTuning.ts';

/** Where a sentence may end, with the marks that close speech. */
const SENTENCE_END = /[.?!…]["'”’」』)]*$/u;

/**
 * 근거 찾기: four whole sentences that stand word for word on the page of the item.
 *
 * @param at path of the item inside the file, such as `items[3]`
 */
export function checkEvidence(
  sink: ProblemSink,
  at: string,
  item: EvidenceItem,
  pages: BookPackContent['pages'],
): void {
  const { sentences, answer, pageNo } = item;
  if (pages === undefined) {
    sink.error(`${at}.form`, '근거 찾기는 본문이 있는 책에만 쓸 수 있어요');
    return;
  }
  const fieldOf = (index: number) => `${at}.sentences[${index}]`;
  checkLikeTexts(sink, fieldOf, sentences, '문장');
  if (!lengthsAlike(sentences, PACK_TUNING.sentenceLengthRatio))
    sink.error(`${at}.sentences`, `문장의 길이가 ${PACK_TUNING.sentenceLengthRatio}배 넘게 차이 나요`);
  checkEcho(sink, fieldOf(answer - 1), item);
  const page = pages.pages.find((candidate) => candidate.pageNo === pageNo);
  if (page === undefined) return;
  for (const [index, sentence] of sentences.entries()) {
    if (!page.paragraphs.some((paragraph) => paragraph.includes(sentence)))
      sink.error(fieldOf(index), `${page.pageNo}쪽에 이대로 나오지 않아요. 본문에서 그대로 옮겨 주세요`);
    else if (!page.paragraphs.some((paragraph) => standsWhole(sentence, paragraph)))
      sink.error(fieldOf(index), '문장의 한 부분이에요. 문장을 처음부터 끝까지 옮겨 주세요');
  }
}

/** True where a text begins and ends with a sentence of the paragraph. */
function standsWhole(text: string, paragraph: string): boolean {
  for (let from = paragraph.indexOf(text); from >= 0; from = paragraph.indexOf(text, from + 1)) {
    const before = paragraph.slice(0, from).trimEnd();
    const isEnd = from + text.length === paragraph.length || SENTENCE_END.test(text);
    if (isEnd && (before === '' || SENTENCE_END.test(before))) return true;
  }
  return false;
}
