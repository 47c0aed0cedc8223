import { classesInReach, type StaffRight } from '#domain/staff/staffRights.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { staffPosts } from './repositories/staffPosts.ts';

/**
 * Classes that somebody of the staff chose, of those that a right reaches to.
 *
 * @param wanted null for all of the institution, which needs a post that reaches it
 * @returns without repetitions; none for all of the institution
 * @throws AppError INVALID_INPUT for `classNos`
 */
export async function requireClasses(
  { db, post }: PostContext,
  right: StaffRight,
  wanted: readonly number[] | null,
): Promise<number[]> {
  const reach = classesInReach(post, right) ?? [];
  const refuse = (reason: string) => new AppError('INVALID_INPUT', { fields: { classNos: reason } });
  if (wanted === null) {
    if (reach !== 'ALL') throw refuse('맡은 반을 골라 주세요.');
    return [];
  }
  const classNos = [...new Set(wanted)];
  const present = await staffPosts.presentClasses(db, post.academyNo, classNos);
  const allowed = present.filter((classNo) => reach === 'ALL' || reach.includes(classNo));
  if (allowed.length < classNos.length) throw refuse('그사이 바뀐 반이 있어요. 다시 골라 주세요.');
  return classNos;
}
