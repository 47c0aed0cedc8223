import type { StaffSignedIn } from '#contract/staffSignIn.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { createLoginToken } from '#server/modules/auth/public.ts';
import { describeStaff } from '../describeStaff.ts';
import { recordStaff } from '../recordStaff.ts';
import { type StaffAccount, staffAccounts } from '../repositories/staffAccounts.ts';
import { staffLogins } from '../repositories/staffLogins.ts';

/** Begins a login of somebody who was checked, in the transaction of `context.db`. */
export async function beginStaffLogin(
  context: SiteContext,
  account: Pick<StaffAccount, 'staffNo' | 'name' | 'email' | 'demo'>,
  recoveryCodes: string[] | null = null,
): Promise<StaffSignedIn> {
  const { token, tokenHash } = createLoginToken();
  await staffLogins.add(context.db, { tokenHash, staffNo: account.staffNo }, context.now);
  await staffAccounts.setFailures(context.db, account.staffNo, { count: 0, lastAt: 0 });
  const staff = await describeStaff(context.db, account);
  await recordStaff(context, account.staffNo, staff.posts, { kind: 'SIGNED_IN' });
  return { token, staff, recoveryCodes };
}
