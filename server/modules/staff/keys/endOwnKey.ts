import type { z } from 'zod';
import type { endKeyBody } from '#contract/staffKeys.ts';
import { isLastSecondFactor } from '#domain/staff/isLastSecondFactor.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { staffLogins } from '../repositories/staffLogins.ts';
import { staffPasskeys } from '../repositories/staffPasskeys.ts';
import type { StaffSession } from '../sign-in/authenticateStaff.ts';
import { confirmOwnPassword } from './confirmOwnPassword.ts';
import { settleKeyChange } from './settleKeyChange.ts';

/**
 * Ends a passkey or the authenticator. Logins on other devices end as well: the key may have been lost with a device.
 *
 * @throws AppError as `confirmOwnPassword`; LAST_SECOND_FACTOR; NOT_FOUND for a key that is nobody's or another's
 */
export async function endOwnKey(
  context: StaffContext,
  session: StaffSession,
  { password, keyId }: z.infer<typeof endKeyBody>,
): Promise<{ done: true }> {
  const { staffNo } = context;
  await confirmOwnPassword(context, password);
  await withTransaction(context.db, async (db) => {
    // Locks the person: two keys that are ended at once must not be the last two.
    await staffAccounts.lock(db, staffNo);
    const account = await staffAccounts.find(db, staffNo);
    if (account === undefined) throw new AppError('LOGIN_REQUIRED');
    const codes = account.totpSealed !== null;
    const passkeys = (await staffPasskeys.list(db, staffNo)).map(({ credentialId }) => credentialId);
    if (keyId === null ? !codes : !passkeys.includes(keyId)) throw new AppError('NOT_FOUND');
    if (isLastSecondFactor({ codes, passkeys }, keyId)) throw new AppError('LAST_SECOND_FACTOR');
    if (keyId === null) await staffAccounts.clearCodes(db, staffNo);
    else await staffPasskeys.remove(db, staffNo, keyId);
    await staffLogins.endAll(db, staffNo, session.tokenHash);
    await settleKeyChange({ ...context, db }, account, keyId === null ? 'CODES_ENDED' : 'PASSKEY_ENDED');
  });
  return { done: true };
}
