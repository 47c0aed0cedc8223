import { withoutEndSlashes } from '#domain/site/withoutEndSlashes.ts';
import { findPath } from '../findPath.ts';
import { type PathKey, paths } from '../paths.ts';
import type { GuardInput, GuardVerdict } from './GuardInput.ts';
import { isLoginPage } from './isLoginPage.ts';

/** What a student without an institution may still do: take the records along, and leave. */
const ownThings: readonly PathKey[] = ['mypageRecord', 'mypageWithdrawal'];

const visitorsOnly = new Set(['/diff', '/policy', '/intro']);

/** Decides for one address: stay, or go elsewhere. The site's own rules come first, then who may see the page. */
export function guardRoute(input: GuardInput): GuardVerdict {
  const pathname = withoutEndSlashes(input.pathname);
  const cleaned = { ...input, pathname };
  const verdict = input.site === 'home' ? homeGuard(cleaned) : institutionGuard(cleaned);
  if (verdict !== 'stay') return verdict;
  // A route of its own in the specification, whose first child is its page.
  if (pathname === '/mypage') return { go: paths.mypageMain.getHref() };
  return accessGuard(cleaned);
}

/** Rules of the home site (spec section 2, route guards). The login page is handled for all sites alike. */
function homeGuard({ pathname, session }: GuardInput): GuardVerdict {
  if (isParentResult(pathname)) return 'stay';
  if (pathname === '/wait') return { go: '/' };
  if (session.accountNo !== null && visitorsOnly.has(pathname)) return { go: '/' };
  return 'stay';
}

/** Rules of the academy and school sites (spec section 2, route guards). */
function institutionGuard({ site, pathname, search, homeOrigin }: GuardInput): GuardVerdict {
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

/** `/edu/search` → `/search`, `/edu` → `/`; null when there is no prefix to take away. */
function stripEduPrefix(pathname: string): string | null {
  if (pathname !== '/edu' && !pathname.startsWith('/edu/')) return null;
  // One slash only: '//host' would be an address of another origin.
  return `/${pathname.slice('/edu'.length).replace(/^\/+/, '')}`;
}

/**
 * Who may stay on a page, and where a student goes who has just logged in.
 * An unknown path stays: it shows the not-found page to everybody.
 */
function accessGuard({ site, pathname, search, session }: GuardInput): GuardVerdict {
  const atLogin = isLoginPage(pathname);
  if (isParentResult(pathname)) return 'stay';
  const found = findPath(site, pathname);
  if (session.accountNo !== null) {
    // A link of a mail is opened where somebody may be signed in, and who is may have forgotten the password.
    if (found?.key === 'findReset') return 'stay';
    // A tablet goes from hand to hand: a card is shown where the child before may still be in.
    if (found?.key === 'cardLogin' && session.landing === null) return 'stay';
    if (atLogin) return { go: session.landing ?? '/' };
    const closed = session.recordsOnly && found?.entry.access === 'signed-in' && !ownThings.includes(found.key);
    return closed ? { go: paths.mypageRecord.getHref() } : 'stay';
  }
  if (atLogin) return 'stay';
  if (session.lost) return { go: withRedirect(paths.login.getHref(), pathname + search) };

  if (found === null || found.entry.access === 'open') return 'stay';
  return { go: withRedirect(site === 'home' ? '/intro' : paths.login.getHref(), pathname + search) };
}

function withRedirect(href: string, back: string): string {
  return back === '/' ? href : `${href}?redirect=${encodeURIComponent(back)}`;
}

/** A page that a parent opens from a link: the result of a book, by book and share key, or the diagnosis or the report of a month, by the key. */
function isParentResult(pathname: string): boolean {
  return /^\/(?:book\/mission\/resultToParent\/[^/]+|(?:diagnosis|monthly-report)\/parent)\/[^/]+\/?$/.test(pathname);
}
