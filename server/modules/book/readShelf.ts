import type { SignedInContext } from '#server/core/Context.ts';
import { readerShelf } from '#server/repositories/readerShelf.ts';

/** Lists of book numbers that belong to a reader. */
export const readShelf = {
  cart: (context: SignedInContext): Promise<number[]> => readerShelf.cart(context.db, context.accountNo),
  verified: (context: SignedInContext): Promise<number[]> => readerShelf.verified(context.db, context.accountNo),
};
