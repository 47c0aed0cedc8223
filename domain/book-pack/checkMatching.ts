import { withJosa } from '../text/withJosa.ts';
import type { BookPackContent, MatchingPair } from './BookPackContent.ts';
import { checkReferences } from './checkReferences.ts';
import { lengthsAlike } from './lengthsAlike.ts';
import { createProblemSink, type PackProblem, type ProblemSink } from './PackProblem.ts';
import { PACK_TUNING } from './packTuning.ts';
import { bareText, eojeols } from './textMeasures.ts';

/** `matching.json`: a true one-to-one relation in which no card gives its partner away. */
export function checkMatching({
  book,
  pages,
  matching,
}: Pick<BookPackContent, 'book' | 'pages' | 'matching'>): PackProblem[] {
  const sink = createProblemSink('matching.json');
  const { pairs } = matching;
  checkReferences(sink, 'pairs', pairs, pages);
  checkPictures(sink, pairs, book.raq);
  const sides = ['left', 'right'] as const;
  for (const side of sides) {
    const texts = pairs.map((pair) => bareText(pair[side]));
    for (const [index, text] of texts.entries()) {
      if (texts.indexOf(text) !== index)
        sink.error(`pairs[${index}].${side}`, '같은 카드가 이미 있어요. 짝이 하나로 정해지지 않아요');
    }
  }
  for (const [index, { left, right }] of pairs.entries()) {
    const given = eojeols(left).find((token) => [...token].length >= 2 && bareText(right).includes(token));
    if (given !== undefined)
      sink.error(`pairs[${index}].right`, `왼쪽 카드의 ${withJosa(`"${given}"`, '이/가')} 그대로 들어 있어요`);
  }
  if (!lengthsAlike(pairs.map((pair) => pair.right))) sink.error('pairs', '오른쪽 카드의 길이가 두 배 넘게 차이 나요');
  if (!lengthsAlike(pairs.map((pair) => pair.left))) sink.warning('pairs', '왼쪽 카드의 길이가 두 배 넘게 차이 나요');
  return sink.problems;
}

/** Pictures stand on all left cards or on none, each once, and in books for the youngest alone. */
function checkPictures(sink: ProblemSink, pairs: readonly MatchingPair[], raq: number): void {
  const images = pairs.flatMap(({ image }) => image ?? []);
  if (images.length === 0) return;
  if (raq >= PACK_TUNING.picturesBelowRaq) sink.error('pairs', '그림 카드는 0A와 0B 책에만 쓸 수 있어요');
  if (images.length < pairs.length) sink.error('pairs', '그림 카드는 왼쪽이 모두 그림이어야 해요');
  for (const [index, { image }] of pairs.entries()) {
    if (image !== undefined && pairs.findIndex((pair) => pair.image === image) !== index)
      sink.error(`pairs[${index}].image`, `그림 ${withJosa(`"${image}"`, '이/가')} 두 번 나와요`);
  }
}
