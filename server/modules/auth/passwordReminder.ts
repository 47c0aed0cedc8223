import type { SignInData } from '#contract/auth.ts';
import { isGivenPassword } from '#domain/account/isGivenPassword.ts';
import type { Context } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { completeChallenge, type SignInChallenge } from './completeChallenge.ts';
import { openTemporaryToken } from './openTemporaryToken.ts';
import { passwordHash } from './passwordHash.ts';
import { type NewPassword, requireNewPassword } from './requireNewPassword.ts';
import { storeNewPassword } from './storeNewPassword.ts';

/**
 * Sets the password the reminder asked for, ends every other login and begins this one.
 *
 * @throws AppError INVALID_INPUT with a reason per field, after which the token still works; TEMPORARY_TOKEN_INVALID,
 *   ACCOUNT_SUSPENDED
 */
export async function changeRemindedPassword(
  context: Context,
  held: SignInChallenge,
  given: NewPassword,
): Promise<SignInData> {
  const account = await openTemporaryToken(context, held.site, 'CHANGE_PASSWORD', held.temporaryToken);
  await requireNewPassword(context.db, account, given);
  const hash = await passwordHash.create(given.password);
  return completeChallenge(context, held, 'CHANGE_PASSWORD', (inner, { accountNo }) =>
    storeNewPassword(inner, { accountNo, passwordHash: hash, way: 'REMINDER' }),
  );
}

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
