import type { z } from 'zod';
import type { newCodes, StaffSignedIn, staffCodeBody } from '#contract/staffSignIn.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { offerAuthenticator, takeAuthenticator } from '../keys/takeAuthenticator.ts';
import { finishSetUp } from './finishSetUp.ts';
import { setUpAccount } from './setUpAccount.ts';

/** A new authenticator for somebody who has no second factor yet. @throws AppError STAFF_STEP_GONE */
export async function offerCodes(context: SiteContext, challenge: string): Promise<z.infer<typeof newCodes>> {
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    return offerAuthenticator(inside, await setUpAccount(inside, challenge), 'NEW_CODES');
  });
}

/** Begins the first login when the new authenticator shows the right code. @throws AppError STAFF_CODE_WRONG, STAFF_STEP_GONE */
export async function confirmCodes(context: SiteContext, given: z.infer<typeof staffCodeBody>): Promise<StaffSignedIn> {
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    return finishSetUp(inside, await takeAuthenticator(inside, given, 'NEW_CODES'));
  });
}
