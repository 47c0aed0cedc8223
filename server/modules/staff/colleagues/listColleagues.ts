import type { StaffList } from '#contract/staff.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { staffInvites } from '../repositories/staffInvites.ts';
import { staffPosts } from '../repositories/staffPosts.ts';

/** Who works at the institution, and who is invited. */
export async function listColleagues({ db, now, staffNo, post }: PostContext): Promise<StaffList> {
  const [staff, taught, invites] = await Promise.all([
    staffPosts.listStaff(db, post.academyNo),
    staffPosts.listTaught(db, { academyNo: post.academyNo, classes: 'ALL' }),
    staffInvites.list(db, post.academyNo, now),
  ]);
  return {
    staff: staff.map((each) => ({
      ...each,
      classNos: taught.filter((one) => one.staffNo === each.staffNo).map(({ classNo }) => classNo),
      since: new Date(each.since).toISOString(),
      me: each.staffNo === staffNo,
    })),
    invites: invites.map(({ inviteNo, email, role, classNos, createdAt, expiresAt }) => ({
      inviteNo,
      email,
      role,
      classNos,
      createdAt: new Date(createdAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
    })),
  };
}
