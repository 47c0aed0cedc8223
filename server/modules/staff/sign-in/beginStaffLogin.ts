import type { StaffSignedIn } from '#contract/staffSignIn.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { createLoginToken } from '#server/modules/auth/public.ts';
import { describeStaff } from '../describeStaff.ts';
import { linkIdentity } from '../provider/linkIdentity.ts';
import type { ProvenIdentity } from '../provider/ProvenIdentity.ts';
import { recordStaff } from '../recordStaff.ts';
import { type StaffAccount, staffAccounts } from '../repositories/staffAccounts.ts';
import { staffLogins } from '../repositories/staffLogins.ts';

interface HowBegun {
  recoveryCodes?: string[];
  /** The account at a provider that it began with. */
  by?: ProvenIdentity | null;
}

/** Begins a login of somebody who was checked, in the transaction of `context.db`. @throws AppError STAFF_PROVIDER_CHANGED */
export async function beginStaffLogin(
  context: SiteContext,
  account: Pick<StaffAccount, 'staffNo' | 'name' | 'email' | 'demo'>,
  { recoveryCodes, by }: HowBegun = {},
): Promise<StaffSignedIn> {
  if (by) await linkIdentity(context, account, by);
  const { token, tokenHash } = createLoginToken();
  await staffLogins.add(context.db, { tokenHash, staffNo: account.staffNo }, context.now);
  await staffAccounts.setFailures(context.db, account.staffNo, { count: 0, lastAt: 0 });
  const staff = await describeStaff(context.db, account);
  await recordStaff(context, account.staffNo, staff.posts, { kind: 'SIGNED_IN', detail: by?.provider ?? '' });
  return { token, staff, recoveryCodes: recoveryCodes ?? null };
}
