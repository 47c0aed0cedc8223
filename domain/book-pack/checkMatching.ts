import { withJosa } from '../text/withJosa.ts';
import type { BookPackContent } from './BookPackContent.ts';
import { checkReferences } from './checkReferences.ts';
import { lengthsAlike } from './lengthsAlike.ts';
import { createProblemSink, type PackProblem } from './PackProblem.ts';
import { bareText, eojeols } from './textMeasures.ts';

/** `matching.json`: a true one-to-one relation in which no card gives its partner away. */
export function checkMatching({ pages, matching }: Pick<BookPackContent, 'pages' | 'matching'>): PackProblem[] {
  const sink = createProblemSink('matching.json');
  const { pairs } = matching;
  checkReferences(sink, 'pairs', pairs, pages);
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
