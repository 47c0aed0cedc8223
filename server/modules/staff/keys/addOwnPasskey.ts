import type { z } from 'zod';
import type { passkeyBody, passkeyOptions } from '#contract/staffSignIn.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { staffPasskeys } from '../repositories/staffPasskeys.ts';
import { confirmOwnPassword } from './confirmOwnPassword.ts';
import { checkNewPasskey, offerPasskey } from './offerPasskey.ts';
import { settleKeyChange } from './settleKeyChange.ts';

/** @throws AppError as `confirmOwnPassword`; TOO_MANY_PASSKEYS */
export async function offerOwnPasskey(
  context: StaffContext,
  origin: string,
  password: string,
): Promise<z.infer<typeof passkeyOptions>> {
  const account = await confirmOwnPassword(context, password);
  await refuseTooMany(context);
  return offerPasskey(context, origin, account, 'OWN_PASSKEY');
}

/** @throws AppError STAFF_STEP_GONE, PASSKEY_REFUSED, TOO_MANY_PASSKEYS */
export async function addOwnPasskey(
  context: StaffContext,
  origin: string,
  given: z.infer<typeof passkeyBody>,
): Promise<{ done: true }> {
  const passkey = await checkNewPasskey(context, origin, given, 'OWN_PASSKEY');
  const account = await staffAccounts.find(context.db, context.staffNo);
  if (account === undefined || passkey.staffNo !== context.staffNo) throw new AppError('STAFF_STEP_GONE');
  await withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await refuseTooMany(inside);
    await passkey.store(inside);
    await settleKeyChange(inside, account, 'PASSKEY_ADDED');
  });
  return { done: true };
}

async function refuseTooMany({ db, staffNo }: StaffContext): Promise<void> {
  const { length } = await staffPasskeys.list(db, staffNo);
  if (length >= staffTuning.mostPasskeys) throw new AppError('TOO_MANY_PASSKEYS');
}
