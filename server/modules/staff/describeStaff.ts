import type { StaffMe } from '#contract/staffSignIn.ts';
import type { Db } from '#server/db/Db.ts';
import type { StaffAccount } from './repositories/staffAccounts.ts';
import { staffPosts } from './repositories/staffPosts.ts';

/** Somebody of the staff as they see themselves. */
export async function describeStaff(
  db: Db,
  { staffNo, name, email, demo }: Pick<StaffAccount, 'staffNo' | 'name' | 'email' | 'demo'>,
): Promise<StaffMe> {
  const posts = await staffPosts.list(db, staffNo);
  return {
    name,
    email,
    demo,
    posts: posts.map(({ academyNo, academyName, role }) => ({ academyNo, academyName, role })),
  };
}
