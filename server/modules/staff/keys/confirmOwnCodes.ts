import type { z } from 'zod';
import type { newRecoveryCodes } from '#contract/staffKeys.ts';
import type { newCodes, staffCodeBody } from '#contract/staffSignIn.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { secondFactor } from '#server/modules/auth/public.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { confirmOwnPassword } from './confirmOwnPassword.ts';
import { settleKeyChange } from './settleKeyChange.ts';
import { offerAuthenticator, takeAuthenticator } from './takeAuthenticator.ts';

/** A new secret for an authenticator. The present one works on until the new one has shown a right code. */
export async function offerOwnCodes(context: StaffContext, password: string): Promise<z.infer<typeof newCodes>> {
  const account = await confirmOwnPassword(context, password);
  return offerAuthenticator(context, account, 'OWN_CODES');
}

/** @throws AppError STAFF_CODE_WRONG, STAFF_STEP_GONE */
export async function confirmOwnCodes(
  context: StaffContext,
  given: z.infer<typeof staffCodeBody>,
): Promise<{ done: true }> {
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const staffNo = await takeAuthenticator(inside, given, 'OWN_CODES');
    const account = await staffAccounts.find(db, context.staffNo);
    if (account === undefined || staffNo !== context.staffNo) throw new AppError('STAFF_STEP_GONE');
    await settleKeyChange(inside, account, 'CODES_SET');
    return { done: true as const };
  });
}

/** Ten new recovery codes; earlier ones are worth nothing. */
export async function renewRecoveryCodes(
  context: StaffContext,
  password: string,
): Promise<z.infer<typeof newRecoveryCodes>> {
  const account = await confirmOwnPassword(context, password);
  const { codes, hashes } = secondFactor.create('', account.email);
  await withTransaction(context.db, async (db) => {
    await staffAccounts.setRecovery(db, account.staffNo, hashes);
    await settleKeyChange({ ...context, db }, account, 'RECOVERY_RENEWED');
  });
  return { recoveryCodes: codes };
}
