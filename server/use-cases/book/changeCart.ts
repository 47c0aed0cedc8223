import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { books } from '../../repositories/books.ts';
import { readerShelf } from '../../repositories/readerShelf.ts';
import type { SignedInContext } from '../Context.ts';

/** Puts books into the basket or takes them out; saying it twice changes nothing. @returns the basket after it */
export async function changeCart(
  context: SignedInContext,
  change: { bookNoList: readonly number[]; use: boolean },
): Promise<number[]> {
  return withTransaction(context.db, async (trx) => {
    if (!change.use) await readerShelf.removeFromCart(trx, context.accountNo, change.bookNoList);
    else {
      const known = await books.known(trx, change.bookNoList);
      if (known.length === 0) throw new AppError('NOT_FOUND');
      await readerShelf.addToCart(trx, context.accountNo, known, context.now);
    }
    return readerShelf.cart(trx, context.accountNo);
  });
}
