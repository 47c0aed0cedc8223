import type { QuizItem } from './BookPackContent.ts';
import { textLength } from './textMeasures.ts';

/** Questions whose right option is longer than each of the others. */
export function longestKeyCount(items: readonly QuizItem[]): number {
  return items.filter(({ options, answer }) => {
    const lengths = options.map((option) => textLength(option.text));
    const key = lengths[answer - 1] ?? 0;
    return lengths.every((length, index) => index === answer - 1 || length < key);
  }).length;
}
