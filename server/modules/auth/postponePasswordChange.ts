import type { SignInData } from '#contract/auth.ts';
import { isGivenPassword } from '#domain/account/isGivenPassword.ts';
import type { Context } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { completeChallenge, type SignInChallenge } from './completeChallenge.ts';

/**
 * "나중에": keeps the old password for now and signs in.
 *
 * @throws AppError PASSWORD_CHANGE_REQUIRED for a password that somebody else chose, after which the token still works;
 *   TEMPORARY_TOKEN_INVALID, ACCOUNT_SUSPENDED
 */
export async function postponePasswordChange(context: Context, held: SignInChallenge): Promise<SignInData> {
  return completeChallenge(context, held, 'CHANGE_PASSWORD', async ({ db, now }, stored) => {
    if (isGivenPassword(stored.passwordChangedAt)) throw new AppError('PASSWORD_CHANGE_REQUIRED');
    await accounts.snoozePasswordReminder(db, stored.accountNo, now);
  });
}
