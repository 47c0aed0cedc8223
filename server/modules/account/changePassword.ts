import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import type { Session } from '#server/modules/auth/public.ts';
import {
  type NewPassword,
  passwordHash,
  renewLogin,
  requireNewPassword,
  requirePasswordGrant,
  storeNewPassword,
} from '#server/modules/auth/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { refuseDemo } from './refuseDemo.ts';

/**
 * Sets a new password; this login goes on by a new token, every other one ends.
 *
 * @returns the token to go on with; null when it was exchanged just before
 * @throws AppError PASSWORD_CHECK_REQUIRED; DEMO_ACCOUNT; INVALID_INPUT with a reason per field
 */
export async function changePassword(
  context: SignedInContext,
  session: Session,
  given: NewPassword,
): Promise<string | null> {
  requirePasswordGrant(session, context.now);
  const { accountNo } = context;
  await refuseDemo(context.db, accountNo);
  const { passwordHash: present } = await accounts.passwordOf(context.db, accountNo);
  await requireNewPassword(context.db, { accountNo, passwordHash: present }, given);
  const hash = await passwordHash.create(given.password);
  return withTransaction(context.db, async (db) => {
    const change = { accountNo, passwordHash: hash, way: 'MY_PAGE', keepsLogin: session.signedInAt } as const;
    await storeNewPassword({ ...context, db }, change);
    const stored = await loginTokens.find(db, session.site, session.tokenHash);
    // Exchanged a moment ago by this or another call, it is new enough.
    if (stored === undefined || stored.replacedAt !== null) return null;
    return renewLogin({ ...context, db }, session.site, session.tokenHash, stored);
  });
}
