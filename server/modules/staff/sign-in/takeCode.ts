import type { z } from 'zod';
import type { StaffSignedIn, staffCodeBody } from '#contract/staffSignIn.ts';
import { addSignInFailure, signInWait } from '#domain/account/signInDelay.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { hashLoginToken, secondFactor } from '#server/modules/auth/public.ts';
import { openIdentity } from '../provider/ProvenIdentity.ts';
import { recordStaff } from '../recordStaff.ts';
import { type StaffAccount, staffAccounts } from '../repositories/staffAccounts.ts';
import { staffChallenges } from '../repositories/staffChallenges.ts';
import { staffPosts } from '../repositories/staffPosts.ts';
import { beginStaffLogin } from './beginStaffLogin.ts';

/**
 * The second step: a code of the authenticator, or a recovery code. A wrong one leaves the step open.
 *
 * @throws AppError STAFF_STEP_GONE, STAFF_CODE_WRONG, SIGN_IN_SLOW_DOWN
 */
export async function takeCode(
  context: SiteContext,
  { challenge, code }: z.infer<typeof staffCodeBody>,
): Promise<StaffSignedIn> {
  const challengeHash = hashLoginToken(challenge);
  const account = await withTransaction(context.db, (db) => countTry({ ...context, db }, challengeHash));
  const signedIn = await withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    if (!(await isRight(inside, account, code))) return null;
    const taken = await staffChallenges.take(db, challengeHash, 'SECOND_FACTOR', context.now);
    if (taken === undefined) throw new AppError('STAFF_STEP_GONE');
    return beginStaffLogin(inside, account, { by: openIdentity(context.secrets, taken.detail) });
  });
  if (signedIn !== null) return signedIn;
  const posts = await staffPosts.list(context.db, account.staffNo);
  await recordStaff(context, account.staffNo, posts, { kind: 'SIGN_IN_REFUSED', detail: 'CODE' });
  throw new AppError('STAFF_CODE_WRONG');
}

/** Counts the try before it is looked at, as with passwords: six digits would be guessed otherwise. */
async function countTry({ db, now, site }: SiteContext, challengeHash: string): Promise<StaffAccount> {
  const open = await staffChallenges.find(db, challengeHash, 'SECOND_FACTOR', now);
  const account = open?.staffNo == null ? undefined : await staffAccounts.find(db, open.staffNo);
  if (account === undefined || account.site !== site) throw new AppError('STAFF_STEP_GONE');
  const wait = signInWait(account.failures, now);
  if (wait > 0) throw new AppError('SIGN_IN_SLOW_DOWN', { retryAfterSeconds: wait });
  await staffAccounts.setFailures(db, account.staffNo, addSignInFailure(account.failures, now));
  return account;
}

async function isRight(context: SiteContext, account: StaffAccount, code: string): Promise<boolean> {
  const { db, secrets, now } = context;
  const step = account.totpSealed === null ? null : secondFactor.stepOf(secrets.open(account.totpSealed), code, now);
  if (step !== null) return staffAccounts.takeStep(db, account.staffNo, step);
  const left = secondFactor.leftAfter(account.recoveryHashes, code);
  if (left === null || !(await staffAccounts.replaceRecovery(db, account, left))) return false;
  const posts = await staffPosts.list(db, account.staffNo);
  await recordStaff(context, account.staffNo, posts, { kind: 'RECOVERY_USED', detail: String(left.length) });
  return true;
}
