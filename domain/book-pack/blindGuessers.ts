import { sharedTokens } from './contentTokens.ts';
import { type KeyedItem, keyedTexts } from './keyedItems.ts';
import { textLength } from './textMeasures.ts';

/** Ways to answer without reading; each names the option or sentence (from 1) it would tick. */
export const blindGuessers: Readonly<Record<string, (item: KeyedItem) => number>> = {
  '가장 긴 보기': (item) => best(keyedTexts(item).map(textLength)),
  '가장 짧은 보기': (item) => best(keyedTexts(item).map((text) => -textLength(text))),
  '질문과 가장 닮은 보기': (item) => best(keyedTexts(item).map((text) => sharedTokens(item.question, text))),
  '늘 2번': () => 2,
  '늘 3번': () => 3,
};

/** Position from 1 of the first highest score. */
function best(scores: readonly number[]): number {
  return scores.indexOf(Math.max(...scores)) + 1;
}

/** Share of items a guesser gets right, 0 to 1. */
export function blindScore(items: readonly KeyedItem[], guess: (item: KeyedItem) => number): number {
  return items.length === 0 ? 0 : items.filter((item) => guess(item) === item.answer).length / items.length;
}
