import type { AcademyStatus, AccountStatus } from './statuses.ts';

/** Why somebody with the right password may still not come in. */
export type MeRefusal = 'ACCOUNT_SUSPENDED' | 'NO_AFFILIATION';

/**
 * The 'me' check of the academy and school sites: both the account and its institution must be ACTIVE.
 * The home site has no such check.
 *
 * @returns null when the student may come in
 */
export function meCheck(
  site: 'edu' | 'school' | 'home',
  accountStatus: AccountStatus,
  academyStatus: AcademyStatus | null,
): MeRefusal | null {
  if (site === 'home') return null;
  if (accountStatus === 'NO_AFFILIATION') return 'NO_AFFILIATION';
  return accountStatus === 'ACTIVE' && academyStatus === 'ACTIVE' ? null : 'ACCOUNT_SUSPENDED';
}
