import type { SignedInContext } from '#server/core/Context.ts';
import { reefRows } from './repositories/reefRows.ts';

/** The student's own books that made the reef of a class grow, for the record to take along. */
export async function readReefBooks({
  db,
  accountNo,
}: Pick<SignedInContext, 'db' | 'accountNo'>): Promise<{ bookNo: number; bookName: string }[]> {
  return reefRows.booksOf(db, accountNo);
}
