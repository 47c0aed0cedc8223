import { mayStaff, type StaffPost, type StaffRight, type StaffTarget } from '#domain/staff/staffRights.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import type { Db } from '#server/db/Db.ts';
import { joinReads } from '#server/db/joinReads.ts';
import { AppError } from '#server/errors/AppError.ts';
import { schoolClasses } from '#server/repositories/schoolClasses.ts';
import { pupilPlaces } from './repositories/pupilPlaces.ts';
import { staffPosts } from './repositories/staffPosts.ts';

/** The ids in the path of a call. */
export interface StaffPath {
  readonly academyNo: number;
  readonly classNo?: number;
  readonly accountNo?: number;
}

/**
 * The post that lets a call in: this is the one place where a right of the staff is asked for. A class or pupil is looked
 * up within the institution of the path, together with the post there.
 *
 * @throws AppError NOT_FOUND alike for what does not exist, another institution, and a right that somebody has not
 */
export async function admitStaff(context: StaffContext, path: StaffPath, right: StaffRight): Promise<StaffPost> {
  const db = joinReads(context.db);
  const [post, target] = await Promise.all([
    staffPosts.find(db, context.staffNo, path.academyNo),
    findTarget(db, path),
  ]);
  if (post === undefined || target === undefined || !mayStaff(post, right, target)) throw new AppError('NOT_FOUND');
  return post;
}

async function findTarget(db: Db, path: StaffPath): Promise<StaffTarget | undefined> {
  const { academyNo, classNo, accountNo } = path;
  if (accountNo !== undefined) {
    const classNos = await pupilPlaces.classesOf(db, academyNo, accountNo);
    return classNos && { kind: 'PUPIL', academyNo, classNos };
  }
  if (classNo === undefined) return { kind: 'INSTITUTION', academyNo };
  return (await schoolClasses.isOf(db, classNo, academyNo)) ? { kind: 'CLASS', academyNo, classNo } : undefined;
}
