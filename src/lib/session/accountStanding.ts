import type { AccountInfo } from '#contract/account.ts';
import type { SiteName } from '#contract/site.ts';

export type Standing = 'ok' | 'ACCOUNT_SUSPENDED' | 'NO_AFFILIATION';

/** The 'me' check of academy and school sites (spec section 6); the home site has none. */
export function accountStanding(
  site: SiteName,
  account: Pick<AccountInfo, 'accountStatus' | 'academyStatus'>,
): Standing {
  if (site === 'home') return 'ok';
  if (account.accountStatus === 'NO_AFFILIATION') return 'NO_AFFILIATION';
  return account.accountStatus === 'ACTIVE' && account.academyStatus === 'ACTIVE' ? 'ok' : 'ACCOUNT_SUSPENDED';
}
