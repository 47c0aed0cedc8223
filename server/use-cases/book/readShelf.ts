import { readerShelf } from '../../repositories/readerShelf.ts';
import type { SignedInContext } from '../Context.ts';

/** Lists of book numbers that belong to a reader. */
export const readShelf = {
  cart: (context: SignedInContext): Promise<number[]> => readerShelf.cart(context.db, context.accountNo),
  verified: (context: SignedInContext): Promise<number[]> => readerShelf.verified(context.db, context.accountNo),
};
