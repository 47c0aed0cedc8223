import type { SiteName } from '#contract/site.ts';
import type { GuardSession } from '../config/guards/GuardInput.ts';
import { accountStanding } from '../lib/session/accountStanding.ts';
import type { SessionState } from '../lib/session/createSessionStore.ts';

/** What the guards ask of the login in this browser. */
export function guardSessionOf(
  site: SiteName,
  { account, lost, landing }: Pick<SessionState, 'account' | 'lost' | 'landing'>,
): GuardSession {
  return {
    accountNo: account?.accountNo ?? null,
    lost,
    landing,
    recordsOnly: account !== null && accountStanding(site, account) === 'NO_AFFILIATION',
  };
}
