import type { ShareScope } from './shareScopes.ts';

/** What can be reached with the key of a link for parents. */
export type SharePage = 'MISSION' | 'DIAGNOSIS' | 'QUIET_HOURS' | 'MONTHLY_REPORT';

const pages: Readonly<Record<ShareScope, readonly SharePage[]>> = {
  MISSION: ['MISSION'],
  DIAGNOSIS: ['DIAGNOSIS'],
  HOME: ['MISSION', 'QUIET_HOURS'],
  MONTHLY_REPORT: ['MONTHLY_REPORT'],
};

/**
 * Whether a link opens a page: those that were shown to the student when making it, and no other.
 *
 * @param scope null for a link from before there were scopes, which opened everything there was then
 */
export function shareAllows(scope: ShareScope | null, page: SharePage): boolean {
  return scope === null ? page !== 'MONTHLY_REPORT' : pages[scope].includes(page);
}
