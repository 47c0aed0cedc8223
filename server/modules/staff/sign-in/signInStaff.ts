import type { z } from 'zod';
import type { StaffFactorStep, staffSignInBody } from '#contract/staffSignIn.ts';
import { normalizeEmail } from '#domain/account/normalizeEmail.ts';
import { addSignInFailure, signInWait } from '#domain/account/signInDelay.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { passwordHash } from '#server/modules/auth/public.ts';
import { recordStaff } from '../recordStaff.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { staffPosts } from '../repositories/staffPosts.ts';
import { askSecondFactor } from './askSecondFactor.ts';

/**
 * The first step: address and password. A try counts as failed before it is looked at, so that many at once cannot slip
 * past the delay; an address that nobody has is answered alike.
 *
 * @throws AppError STAFF_SIGN_IN_FAILED, SIGN_IN_SLOW_DOWN
 */
export async function signInStaff(
  context: SiteContext,
  given: z.infer<typeof staffSignInBody>,
): Promise<StaffFactorStep> {
  const { now, site } = context;
  const counted = await withTransaction(context.db, async (db) => {
    const account = await staffAccounts.findByEmail(db, site, normalizeEmail(given.email));
    // Nobody knows the password of the demo, which is entered without one.
    if (account === undefined || account.demo) return { wait: 0, account: null };
    const wait = signInWait(account.failures, now);
    if (wait > 0) return { wait, account: null };
    await staffAccounts.setFailures(db, account.staffNo, addSignInFailure(account.failures, now));
    return { wait, account };
  });
  if (counted.wait > 0) throw new AppError('SIGN_IN_SLOW_DOWN', { retryAfterSeconds: counted.wait });
  const { account } = counted;
  const right = await passwordHash.matches(account?.passwordHash ?? null, given.password);
  if (account === null || !right) {
    if (account !== null) {
      const posts = await staffPosts.list(context.db, account.staffNo);
      await recordStaff(context, account.staffNo, posts, { kind: 'SIGN_IN_REFUSED', detail: 'PASSWORD' });
    }
    throw new AppError('STAFF_SIGN_IN_FAILED');
  }
  return withTransaction(context.db, (db) => askSecondFactor({ ...context, db }, account));
}
