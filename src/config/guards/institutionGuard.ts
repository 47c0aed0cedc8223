import { findPath } from '../findPath.ts';
import type { GuardInput, GuardVerdict } from './GuardInput.ts';
import { isParentResult } from './isParentResult.ts';
import { stripEduPrefix } from './stripEduPrefix.ts';

/** Rules of the academy and school sites (spec section 2, route guards). */
export function institutionGuard({ site, pathname, search, homeOrigin }: GuardInput): GuardVerdict {
  const stripped = stripEduPrefix(pathname);
  if (stripped !== null) return { go: stripped + search };
  if (isParentResult(pathname)) return 'stay';
  // The id of a student, or another part of an address that is a page here, may contain the word as well.
  const isPageHere = findPath(site, pathname)?.entry.built === true;
  if (pathname.includes('home') && !isPageHere) {
    const rest = pathname.startsWith('/home/') ? pathname.slice('/home'.length).replace(/^\/+/, '/') : '/';
    return { go: `${homeOrigin}${rest}${search}`, external: true };
  }
  if (pathname === '/start' || pathname === '/diff') return { go: '/' };
  return 'stay';
}
