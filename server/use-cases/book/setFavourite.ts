import { AppError } from '../../errors/AppError.ts';
import { books } from '../../repositories/books.ts';
import { readerShelf } from '../../repositories/readerShelf.ts';
import type { SignedInContext } from '../Context.ts';

export async function setFavourite(context: SignedInContext, bookNo: number, use: boolean): Promise<{ done: true }> {
  if (!(await books.exists(context.db, bookNo))) throw new AppError('NOT_FOUND');
  await readerShelf.setFavourite(context.db, context.accountNo, bookNo, use, context.now);
  return { done: true };
}
