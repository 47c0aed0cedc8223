import type { z } from 'zod';
import type { passkeyBody, passkeyOptions, StaffSignedIn } from '#contract/staffSignIn.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { checkNewPasskey, offerPasskey } from '../keys/offerPasskey.ts';
import { finishSetUp } from './finishSetUp.ts';
import { setUpAccount } from './setUpAccount.ts';

/** A passkey for somebody who has no second factor yet. @throws AppError STAFF_STEP_GONE */
export async function offerFirstPasskey(
  context: SiteContext,
  origin: string,
  challenge: string,
): Promise<z.infer<typeof passkeyOptions>> {
  return offerPasskey(context, origin, await setUpAccount(context, challenge), 'NEW_PASSKEY');
}

/** Takes the new passkey over and begins the first login. @throws AppError STAFF_STEP_GONE, PASSKEY_REFUSED */
export async function confirmFirstPasskey(
  context: SiteContext,
  origin: string,
  given: z.infer<typeof passkeyBody>,
): Promise<StaffSignedIn> {
  const passkey = await checkNewPasskey(context, origin, given, 'NEW_PASSKEY');
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await passkey.store(inside);
    return finishSetUp(inside, passkey.staffNo);
  });
}
