import type { z } from 'zod';
import type { staffPasswordBody } from '#contract/staff.ts';
import { privilegedPasswordRefusal } from '#domain/account/privilegedPasswordRefusal.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { passwordHash } from '#server/modules/auth/public.ts';
import { confirmOwnPassword } from '../keys/confirmOwnPassword.ts';
import { recordStaff } from '../recordStaff.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { staffLogins } from '../repositories/staffLogins.ts';
import { staffPosts } from '../repositories/staffPosts.ts';
import type { StaffSession } from '../sign-in/authenticateStaff.ts';

/**
 * Another password for oneself. Every other login ends.
 *
 * @throws AppError DEMO_ACCOUNT; SIGN_IN_SLOW_DOWN; INVALID_INPUT for a wrong present password or a new one that is not
 *   good enough
 */
export async function changeStaffPassword(
  context: StaffContext,
  session: StaffSession,
  given: z.infer<typeof staffPasswordBody>,
): Promise<{ done: true }> {
  const account = await confirmOwnPassword(context, given.password);
  const refusal = privilegedPasswordRefusal(given.newPassword, account.name);
  if (refusal !== null) throw new AppError('INVALID_INPUT', { fields: { newPassword: refusal } });
  const hash = await passwordHash.create(given.newPassword);
  await withTransaction(context.db, async (db) => {
    await staffAccounts.setPassword(db, context.staffNo, hash);
    await staffLogins.endAll(db, context.staffNo, session.tokenHash);
    const posts = await staffPosts.list(db, context.staffNo);
    await recordStaff({ ...context, db }, context.staffNo, posts, { kind: 'PASSWORD_CHANGED' });
  });
  return { done: true };
}
