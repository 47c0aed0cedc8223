import type { StaffMe } from '#contract/staffSignIn.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { describeStaff } from '../describeStaff.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';

/** Who is signed in, and where they work. */
export async function readMe(context: StaffContext): Promise<StaffMe> {
  const account = await staffAccounts.find(context.db, context.staffNo);
  if (account === undefined) throw new AppError('LOGIN_REQUIRED');
  return describeStaff(context.db, account);
}
