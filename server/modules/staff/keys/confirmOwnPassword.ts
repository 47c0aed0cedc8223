import { addSignInFailure, signInWait } from '#domain/account/signInDelay.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { passwordHash } from '#server/modules/auth/public.ts';
import { type StaffAccount, staffAccounts } from '../repositories/staffAccounts.ts';

/**
 * Asks somebody who is signed in for the password once more, before a change that would outlive this login. Tries are
 * counted before they are looked at: whoever sits at a screen left open must not be able to guess on.
 *
 * @throws AppError DEMO_ACCOUNT; SIGN_IN_SLOW_DOWN; INVALID_INPUT for a wrong password
 */
export async function confirmOwnPassword(context: StaffContext, password: string): Promise<StaffAccount> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const account = await countTry(context);
  if (!(await passwordHash.matches(account.passwordHash, password)))
    throw new AppError('INVALID_INPUT', { fields: { password: '지금 비밀번호가 맞지 않아요.' } });
  await staffAccounts.setFailures(context.db, account.staffNo, { count: 0, lastAt: 0 });
  return account;
}

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
