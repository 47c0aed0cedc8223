import { accounts } from '../../repositories/accounts.ts';
import { passwordHash } from '../auth/passwordHash.ts';
import { type NewPassword, requireNewPassword } from '../auth/requireNewPassword.ts';
import { requirePasswordGrant } from '../auth/requirePasswordGrant.ts';
import type { Session } from '../auth/Session.ts';
import { storeNewPassword } from '../auth/storeNewPassword.ts';
import type { SignedInContext } from '../Context.ts';
import { refuseDemo } from './refuseDemo.ts';

/**
 * Sets a new password; this login goes on, every other one ends.
 *
 * @throws AppError PASSWORD_CHECK_REQUIRED; DEMO_ACCOUNT; INVALID_INPUT with a reason per field
 */
export async function changePassword(
  context: SignedInContext,
  session: Session,
  given: NewPassword,
): Promise<{ done: true }> {
  requirePasswordGrant(session, context.now);
  const { accountNo } = context;
  await refuseDemo(context.db, accountNo);
  const { passwordHash: present } = await accounts.passwordOf(context.db, accountNo);
  await requireNewPassword(context.db, { accountNo, passwordHash: present }, given);
  const hash = await passwordHash.create(given.password);
  await storeNewPassword(context, {
    accountNo,
    passwordHash: hash,
    way: 'MY_PAGE',
    keepsLogin: session.signedInAt,
  });
  return { done: true };
}
