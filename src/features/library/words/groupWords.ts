import type { BasketWord } from '#contract/wordBasket.ts';
import type { BasketOrder } from '#domain/dictionary/basketOrders.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';

/** Words under one heading: of a day in Seoul, or of a book. */
export interface WordGroup {
  key: string;
  title: string;
  words: BasketWord[];
}

/** The words of a page under their headings, in the order of the page. */
export function groupWords(words: readonly BasketWord[], order: BasketOrder): WordGroup[] {
  const groups = new Map<string, WordGroup>();
  for (const word of words) {
    const title = order === 'BOOK' ? `『${word.bookName}』` : formatKoreanDate(Date.parse(word.addedAt));
    const key = order === 'BOOK' ? String(word.bookNo) : title;
    const group = groups.get(key) ?? { key, title, words: [] };
    group.words.push(word);
    groups.set(key, group);
  }
  return [...groups.values()];
}
