import { loginTuning } from '../../../domain/account/tuning.ts';
import { accounts } from '../../repositories/accounts.ts';
import { loginTokens } from '../../repositories/loginTokens.ts';
import { signInThrottles } from '../../repositories/signInThrottles.ts';
import type { Context } from '../Context.ts';
import { countPasswordTry } from './countPasswordTry.ts';
import { passwordHash } from './passwordHash.ts';
import type { Session } from './Session.ts';

/** Whether this is the password of the account; the right one opens changes of personal data for five minutes. */
export async function validatePassword(
  context: Context,
  session: Session,
  password: string,
): Promise<{ valid: boolean }> {
  const account = await accounts.passwordOf(context.db, session.accountNo);
  await countPasswordTry(context, session.site, account.accountId);
  if (!(await passwordHash.matches(account.passwordHash, password))) return { valid: false };
  await signInThrottles.clear(context.db, session.site, account.accountId);
  await loginTokens.setPasswordValidUntil(context.db, session.tokenHash, context.now + loginTuning.passwordGrant);
  return { valid: true };
}
