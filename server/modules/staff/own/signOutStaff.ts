import type { StaffContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { recordStaff } from '../recordStaff.ts';
import { staffLogins } from '../repositories/staffLogins.ts';
import { staffPosts } from '../repositories/staffPosts.ts';
import type { StaffSession } from '../sign-in/authenticateStaff.ts';

/** Ends this login. */
export async function signOutStaff(context: StaffContext, session: StaffSession): Promise<{ done: true }> {
  await withTransaction(context.db, async (db) => {
    await staffLogins.end(db, session.tokenHash);
    const posts = await staffPosts.list(db, context.staffNo);
    await recordStaff({ ...context, db }, context.staffNo, posts, { kind: 'SIGNED_OUT' });
  });
  return { done: true };
}
