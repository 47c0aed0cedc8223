import { findPath } from '../findPath.ts';
import { type PathKey, paths } from '../paths.ts';
import type { GuardInput, GuardVerdict } from './GuardInput.ts';
import { isLoginPage } from './isLoginPage.ts';
import { isParentResult } from './isParentResult.ts';

/** What a student without an institution may still do: take the records along, and leave. */
const ownThings: readonly PathKey[] = ['mypageRecord', 'mypageWithdrawal'];

/**
 * Who may stay on a page, and where a student goes who has just logged in.
 * An unknown path stays: it shows the not-found page to everybody.
 */
export function accessGuard({ site, pathname, search, session }: GuardInput): GuardVerdict {
  const atLogin = isLoginPage(pathname);
  if (isParentResult(pathname)) return 'stay';
  const found = findPath(site, pathname);
  if (session.accountNo !== null) {
    // A link of a mail is opened where somebody may be signed in, and who is may have forgotten the password.
    if (found?.key === 'findReset') return 'stay';
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
