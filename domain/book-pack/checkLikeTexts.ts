import { withJosa } from '../text/withJosa.ts';
import type { ProblemSink } from './PackProblem.ts';
import { PACK_TUNING } from './packTuning.ts';
import { bareText, editDistance } from './textMeasures.ts';

/**
 * Texts that a student chooses among or arranges: none equals another, contains it or looks like a slip of it.
 *
 * @param fieldOf path of the text at an index
 * @param noun what such a text is called: 보기, 문장
 */
export function checkLikeTexts(
  sink: ProblemSink,
  fieldOf: (index: number) => string,
  texts: readonly string[],
  noun: string,
): void {
  const bare = texts.map(bareText);
  for (const [index, text] of bare.entries()) {
    for (const [other, earlier] of bare.slice(0, index).entries()) {
      const named = `${other + 1}번 ${withJosa(noun, '와/과')}`;
      if (text === earlier) sink.error(fieldOf(index), `${named} 같아요`);
      else if (text.includes(earlier) || earlier.includes(text))
        sink.error(fieldOf(index), `${named} 한쪽이 다른 쪽에 들어 있어요`);
      else if (editDistance(text, earlier) < PACK_TUNING.optionDistance)
        sink.error(fieldOf(index), `${named} 한 글자만 달라요`);
    }
  }
}
