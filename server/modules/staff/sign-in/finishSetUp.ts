import type { StaffSignedIn } from '#contract/staffSignIn.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { secondFactor } from '#server/modules/auth/public.ts';
import { recordStaff } from '../recordStaff.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { staffPosts } from '../repositories/staffPosts.ts';
import { beginStaffLogin } from './beginStaffLogin.ts';

/** Gives recovery codes to somebody who has just chosen a second factor, and begins the login, in the transaction of `context.db`. */
export async function finishSetUp(context: SiteContext, staffNo: number): Promise<StaffSignedIn> {
  const account = await staffAccounts.find(context.db, staffNo);
  if (account === undefined) throw new AppError('STAFF_STEP_GONE');
  const { codes, hashes } = secondFactor.create('', account.email);
  await staffAccounts.setRecovery(context.db, staffNo, hashes);
  const posts = await staffPosts.list(context.db, staffNo);
  await recordStaff(context, staffNo, posts, { kind: 'SECOND_FACTOR_CHANGED' });
  return beginStaffLogin(context, account, { recoveryCodes: codes });
}
