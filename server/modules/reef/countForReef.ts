import { countBook } from '#domain/reef/countBook.ts';
import { seoulDay, seoulWeekStart } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { reefRows } from './repositories/reefRows.ts';

/**
 * Counts a finished book for the reef of the student's class, if there is one and the week has room. Only rows of the
 * student are written, so that a class that hands in at once does not wait for itself.
 *
 * @param context its `db` must be the open transaction in which the book was finished
 */
export async function countForReef(
  { db, accountNo, now }: Pick<SignedInContext, 'db' | 'accountNo' | 'now'>,
  bookNo: number,
): Promise<void> {
  const weekKey = seoulDay(seoulWeekStart(now));
  const member = await reefRows.member(db, accountNo, weekKey);
  if (member === undefined) return;
  const counted = countBook(member.members, member.countedThisWeek);
  if (counted === null) return;
  await reefRows.add(db, { ...counted, classNo: member.classNo, accountNo, bookNo, weekKey });
}
