import type { CartBody } from '#contract/book.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { books } from '#server/repositories/books.ts';
import { readerShelf } from '#server/repositories/readerShelf.ts';

/** Puts books into the basket or takes them out; a repeat changes nothing. @returns the basket after it */
export async function changeCart(
  context: SignedInContext,
  { bookNoList, use, addedAtList = [] }: CartBody,
): Promise<number[]> {
  return withTransaction(context.db, async (trx) => {
    if (!use) await readerShelf.removeFromCart(trx, context.accountNo, bookNoList);
    else {
      const known = await books.known(trx, bookNoList);
      if (known.length === 0) throw new AppError('NOT_FOUND');
      const since = (bookNo: number) => Date.parse(addedAtList[bookNoList.indexOf(bookNo)] ?? '');
      const added = known.map((bookNo) => ({ bookNo, addedAt: Math.min(context.now, since(bookNo) || context.now) }));
      await readerShelf.addToCart(trx, context.accountNo, added);
    }
    return readerShelf.cart(trx, context.accountNo);
  });
}
