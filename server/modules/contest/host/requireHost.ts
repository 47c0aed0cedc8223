import type { ContestHost } from '#domain/contest/contestScope.ts';
import { classesInReach } from '#domain/staff/staffRights.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { contestHosts } from '../repositories/contestHosts.ts';

/**
 * Who gives a contest: the whole institution, which needs a post that reaches it, or classes in reach.
 *
 * @param classNos null for the whole institution
 * @throws AppError INVALID_INPUT
 */
export async function requireHost(
  { db, post, site }: PostContext,
  classNos: readonly number[] | null,
): Promise<ContestHost> {
  const reach = classesInReach(post, 'GIVE_CONTEST') ?? [];
  const refuse = (reason: string) => new AppError('INVALID_INPUT', { fields: { classNos: reason } });
  const host = { sites: [site], academyNo: post.academyNo };
  if (classNos === null) {
    if (reach !== 'ALL') throw refuse('맡은 반을 골라 주세요.');
    return { ...host, classNos: [] };
  }
  const wanted = [...new Set(classNos)];
  const present = await contestHosts.presentClasses(db, post.academyNo, wanted);
  const allowed = present.filter((classNo) => reach === 'ALL' || reach.includes(classNo));
  if (allowed.length < wanted.length) throw refuse('그사이 바뀐 반이 있어요. 다시 골라 주세요.');
  return { ...host, classNos: allowed };
}
