import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { adviceBooks } from '#server/repositories/adviceBooks.ts';
import { books } from '#server/repositories/books.ts';

/** @throws AppError NOT_FOUND without such a book */
export async function hideRecommendation(
  { db, accountNo, now }: SignedInContext,
  bookNo: number,
  use: boolean,
): Promise<{ done: true }> {
  if (!(await books.exists(db, bookNo))) throw new AppError('NOT_FOUND');
  await adviceBooks.hide(db, accountNo, bookNo, use, now);
  return { done: true };
}
