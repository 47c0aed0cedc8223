import { sharedTokens } from './contentTokens.ts';
import { type KeyedItem, keyedTexts } from './keyedItems.ts';
import type { ProblemSink } from './PackProblem.ts';

/** A key that echoes the stem more than every other text does can be found by its sound. @param field path of the key */
export function checkEcho(sink: ProblemSink, field: string, item: KeyedItem): void {
  const echoes = keyedTexts(item).map((text) => sharedTokens(item.question, text));
  const others = echoes.filter((_, index) => index !== item.answer - 1);
  const key = echoes[item.answer - 1] ?? 0;
  if (key > Math.max(...others) + 1) sink.error(field, '정답만 질문의 말을 되풀이해요');
}
