import { PAGE_SIZE } from '#contract/envelope.ts';
import type { BasketPage, BasketWord, BasketWords } from '#contract/wordBasket.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { type BasketFilter, type StoredBasketWord, wordBasketRows } from './repositories/wordBasketRows.ts';

/** A page of the words that a student keeps. */
export async function readWordBasket(
  { db, accountNo }: SignedInContext,
  { page, ...filter }: BasketFilter & { page: number },
): Promise<BasketPage> {
  const [rows, totalCount] = await Promise.all([
    wordBasketRows.page(db, accountNo, filter, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    wordBasketRows.count(db, accountNo, filter.query),
  ]);
  return { items: rows.map(describeBasketWord), page, pageSize: PAGE_SIZE, totalCount };
}

/** All words of the basket, without what they mean. */
export async function listBasketWords({ db, accountNo }: SignedInContext): Promise<BasketWords> {
  return { words: (await wordBasketRows.all(db, accountNo)).map(({ word }) => word) };
}

/** A row as the student sees it. */
export function describeBasketWord({ addedAt, ...row }: StoredBasketWord & { bookName: string }): BasketWord {
  return { ...row, addedAt: new Date(addedAt).toISOString() };
}
