import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { books } from '#server/repositories/books.ts';
import { contestAttempts } from './repositories/contestAttempts.ts';

/**
 * Whether the student has handed in any mission of a book before, deleted ones included.
 *
 * @throws AppError NOT_FOUND without such a book
 */
export async function findMissionHistory(
  { db, accountNo }: SignedInContext,
  bookNo: number,
): Promise<{ exists: boolean }> {
  if (!(await books.exists(db, bookNo))) throw new AppError('NOT_FOUND');
  return { exists: await contestAttempts.hasHistory(db, accountNo, bookNo) };
}
