import type { ChoiceItem, EvidenceItem, QuizItem } from './BookPackContent.ts';

/** A quiz item whose answer is one position among four texts. */
export type KeyedItem = ChoiceItem | EvidenceItem;

/** The items that are answered with a position; an order of events has none. */
export function keyedItems(items: readonly QuizItem[]): KeyedItem[] {
  return items.filter((item) => item.form !== 'ORDER');
}

/** The four texts one of which is right. */
export function keyedTexts(item: KeyedItem): readonly string[] {
  return item.form === 'EVIDENCE' ? item.sentences : item.options.map(({ text }) => text);
}

/** All texts that a student reads of an item besides its question. */
export function textsToAnswer(item: QuizItem): readonly string[] {
  return item.form === 'ORDER' ? item.events : keyedTexts(item);
}
