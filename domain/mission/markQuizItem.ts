import type { QuizItem } from '../book-pack/BookPackContent.ts';
import { keyedTexts } from '../book-pack/keyedItems.ts';
import { rightOrder, shownEvents } from './shownEvents.ts';

/** What was given and what is right, in words; events stand one a line, with their numbers. */
export interface QuizItemMark {
  given: string;
  correct: boolean;
  answer: string;
}

/**
 * Marks an item of a quiz: one right position, or all events in their order.
 *
 * @param value number of an option or a sentence, or the ids of events in the order given; '' for no answer
 * @param seed of the attempt
 */
export function markQuizItem(item: QuizItem, value: string, seed: number): QuizItemMark {
  if (item.form !== 'ORDER') {
    const texts = keyedTexts(item);
    const no = Number(value || 0);
    return { given: texts[no - 1] ?? '', correct: no === item.answer, answer: texts[item.answer - 1] ?? '' };
  }
  const shown = new Map(shownEvents(item, seed).map(({ id, text }) => [id, text]));
  return {
    given: numbered([...value].flatMap((id) => shown.get(id) ?? [])),
    correct: value === rightOrder(item, seed),
    answer: numbered(item.events),
  };
}

function numbered(texts: readonly string[]): string {
  return texts.map((text, index) => `${index + 1}. ${text}`).join('\n');
}
