import type { SiteContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { hashLoginToken } from '#server/modules/auth/public.ts';
import { type StaffAccount, staffAccounts } from '../repositories/staffAccounts.ts';
import { staffChallenges } from '../repositories/staffChallenges.ts';
import { staffPasskeys } from '../repositories/staffPasskeys.ts';

/**
 * Somebody whose password was right and who has no second factor yet. Whoever has one gives it first: a stolen password
 * must not be able to add another.
 *
 * @throws AppError STAFF_STEP_GONE
 */
export async function setUpAccount({ db, now, site }: SiteContext, challenge: string): Promise<StaffAccount> {
  const open = await staffChallenges.find(db, hashLoginToken(challenge), 'SECOND_FACTOR', now);
  const account = open?.staffNo == null ? undefined : await staffAccounts.find(db, open.staffNo);
  if (account === undefined || account.site !== site) throw new AppError('STAFF_STEP_GONE');
  if (account.totpSealed !== null || (await staffPasskeys.list(db, account.staffNo)).length > 0)
    throw new AppError('STAFF_STEP_GONE');
  return account;
}
