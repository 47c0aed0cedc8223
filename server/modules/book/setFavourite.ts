import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { books } from '#server/repositories/books.ts';
import { readerShelf } from '#server/repositories/readerShelf.ts';

export async function setFavourite(context: SignedInContext, bookNo: number, use: boolean): Promise<{ done: true }> {
  if (!(await books.exists(context.db, bookNo))) throw new AppError('NOT_FOUND');
  await readerShelf.setFavourite(context.db, context.accountNo, bookNo, use, context.now);
  return { done: true };
}
