import type { BasketPage, BasketWord } from '#contract/wordBasket.ts';
import type { BasketChange } from '#src/lib/word-basket/createBasketOutbox.ts';

/** The word that was taken out last, and its place in the list it was taken from. */
export interface TakenOut {
  kept: BasketWord;
  list: string;
  index: number;
}

export interface WordsInSight {
  items: BasketWord[];
  totalCount: number;
  /** Words on their way into the basket whose meanings only the server's answer brings. */
  soon: string[];
}

/** A page of the basket with the changes that the server does not have yet. */
export function wordsInSight(
  { items: loaded, totalCount: loadedCount }: Pick<BasketPage, 'items' | 'totalCount'>,
  waiting: Readonly<Record<string, BasketChange>>,
  taken: TakenOut | null,
): WordsInSight {
  const items = loaded.filter(({ word }) => waiting[word]?.use !== false);
  let totalCount = loadedCount - (loaded.length - items.length);
  const has = (word: string) => items.some((kept) => kept.word === word);
  if (taken && waiting[taken.kept.word]?.use && !has(taken.kept.word)) {
    items.splice(taken.index, 0, taken.kept);
    totalCount += 1;
  }
  const soon = Object.keys(waiting).filter((word) => waiting[word]?.use && !has(word));
  return { items, totalCount, soon };
}
