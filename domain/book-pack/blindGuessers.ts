import type { QuizItem } from './BookPackContent.ts';
import { sharedTokens } from './contentTokens.ts';
import { textLength } from './textMeasures.ts';

/** Ways to answer without reading; each names the option (from 1) it would tick. */
export const blindGuessers: Readonly<Record<string, (item: QuizItem) => number>> = {
  '가장 긴 보기': ({ options }) => best(options.map((option) => textLength(option.text))),
  '가장 짧은 보기': ({ options }) => best(options.map((option) => -textLength(option.text))),
  '질문과 가장 닮은 보기': ({ question, options }) =>
    best(options.map((option) => sharedTokens(question, option.text))),
  '늘 2번': () => 2,
  '늘 3번': () => 3,
};

/** Position from 1 of the first highest score. */
function best(scores: readonly number[]): number {
  return scores.indexOf(Math.max(...scores)) + 1;
}

/** Share of items a guesser gets right, 0 to 1. */
export function blindScore(items: readonly QuizItem[], guess: (item: QuizItem) => number): number {
  return items.length === 0 ? 0 : items.filter((item) => guess(item) === item.answer).length / items.length;
}
