import type { ValidatePasswordData } from '#contract/auth.ts';
import { loginTuning } from '#domain/account/tuning.ts';
import type { Context } from '#server/core/Context.ts';
import { recordRefusal } from '#server/modules/access/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { clearPasswordTries } from './clearPasswordTries.ts';
import { countPasswordTry, type PasswordTarget } from './countPasswordTry.ts';
import { passwordHash } from './passwordHash.ts';
import type { Session } from './Session.ts';

/**
 * Whether this is the password of the account; the right one opens changes of personal data for five minutes. Tries are
 * counted for this login alone, so that guessing elsewhere keeps nobody out of the own data.
 *
 * @throws AppError SIGN_IN_SLOW_DOWN
 */
export async function validatePassword(
  context: Context,
  session: Session,
  password: string,
): Promise<ValidatePasswordData> {
  const account = await accounts.passwordOf(context.db, session.accountNo);
  // No login name begins like this.
  const countedAs = `~${context.secrets.hmac('password-check', `${session.accountNo} ${session.signedInAt}`)}`;
  const target: PasswordTarget = { site: session.site, countedAs, sender: null };
  await countPasswordTry(context, target);
  if (!(await passwordHash.matches(account.passwordHash, password))) {
    const { accountNo, site } = session;
    await recordRefusal(context, { accountNo, site, kind: 'PASSWORD_CHECK_REFUSED' });
    return { valid: false, validUntil: null };
  }
  await clearPasswordTries(context, target, false);
  const until = context.now + loginTuning.passwordGrant;
  await loginTokens.setPasswordValidUntil(context.db, session.accountNo, session.signedInAt, until);
  return { valid: true, validUntil: new Date(until).toISOString() };
}
