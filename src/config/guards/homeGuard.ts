import type { GuardInput, GuardVerdict } from './GuardInput.ts';
import { isParentResult } from './isParentResult.ts';

const visitorsOnly = new Set(['/diff', '/policy', '/intro']);

/** Rules of the home site (spec section 2, route guards). The login page is handled for all sites alike. */
export function homeGuard({ pathname, session }: GuardInput): GuardVerdict {
  if (isParentResult(pathname)) return 'stay';
  if (pathname === '/wait') return { go: '/' };
  if (session.accountNo !== null && visitorsOnly.has(pathname)) return { go: '/' };
  return 'stay';
}
