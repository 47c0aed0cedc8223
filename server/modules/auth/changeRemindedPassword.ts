import type { SignInData } from '#contract/auth.ts';
import type { Context } from '#server/core/Context.ts';
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
