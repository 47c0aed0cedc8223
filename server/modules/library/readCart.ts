import { PAGE_SIZE } from '#contract/envelope.ts';
import type { CartPage } from '#contract/library.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readBookCards } from '#server/modules/book/public.ts';
import { readerShelf } from '#server/repositories/readerShelf.ts';

/** The books of the basket, the one put in last first. */
export async function readCart(context: SignedInContext, page: number): Promise<CartPage> {
  const { db, accountNo } = context;
  const rows = await readerShelf.cartPage(db, accountNo, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const added = new Map(rows.map(({ bookNo, addedAt }) => [bookNo, addedAt]));
  const cards = await readBookCards(context, [...added.keys()]);
  return {
    items: cards.map((card) => ({ ...card, addedAt: new Date(added.get(card.bookNo) ?? 0).toISOString() })),
    page,
    pageSize: PAGE_SIZE,
    totalCount: (await readerShelf.cart(db, accountNo)).length,
  };
}
