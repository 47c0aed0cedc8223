import type { z } from 'zod';
import type { staffPasswordBody } from '#contract/staff.ts';
import { privilegedPasswordRefusal } from '#domain/account/privilegedPasswordRefusal.ts';
import { addSignInFailure, signInWait } from '#domain/account/signInDelay.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { passwordHash } from '#server/modules/auth/public.ts';
import { recordStaff } from '../recordStaff.ts';
import { type StaffAccount, staffAccounts } from '../repositories/staffAccounts.ts';
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
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const account = await countTry(context);
  if (!(await passwordHash.matches(account.passwordHash, given.password)))
    throw new AppError('INVALID_INPUT', { fields: { password: '지금 비밀번호가 맞지 않아요.' } });
  const refusal = privilegedPasswordRefusal(given.newPassword, account.name);
  if (refusal !== null) throw new AppError('INVALID_INPUT', { fields: { newPassword: refusal } });
  const hash = await passwordHash.create(given.newPassword);
  await withTransaction(context.db, async (db) => {
    await staffAccounts.setPassword(db, context.staffNo, hash);
    await staffAccounts.setFailures(db, context.staffNo, { count: 0, lastAt: 0 });
    await staffLogins.endAll(db, context.staffNo, session.tokenHash);
    const posts = await staffPosts.list(db, context.staffNo);
    await recordStaff({ ...context, db }, context.staffNo, posts, { kind: 'PASSWORD_CHANGED' });
  });
  return { done: true };
}

/** Whoever sits at a screen left open must not be able to guess on. */
async function countTry({ db: database, now, staffNo }: StaffContext): Promise<StaffAccount> {
  return withTransaction(database, async (db) => {
    const account = await staffAccounts.find(db, staffNo);
    if (account === undefined) throw new AppError('LOGIN_REQUIRED');
    const wait = signInWait(account.failures, now);
    if (wait > 0) throw new AppError('SIGN_IN_SLOW_DOWN', { retryAfterSeconds: wait });
    await staffAccounts.setFailures(db, staffNo, addSignInFailure(account.failures, now));
    return account;
  });
}
