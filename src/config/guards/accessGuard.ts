import { findPath } from '../findPath.ts';
import { paths } from '../paths.ts';
import type { GuardInput, GuardVerdict } from './GuardInput.ts';
import { isParentResult } from './isParentResult.ts';

/**
 * Who may stay on a page, and where a student goes who has just logged in.
 * An unknown path stays: it shows the not-found page to everybody.
 */
export function accessGuard({ site, pathname, search, session }: GuardInput): GuardVerdict {
  const atLogin = pathname === '/login' || pathname.startsWith('/login/');
  if (isParentResult(pathname)) return 'stay';
  if (session.accountNo !== null) return atLogin ? { go: session.landing ?? '/' } : 'stay';
  if (atLogin) return 'stay';
  if (session.lost) return { go: withRedirect(paths.login.getHref(), pathname + search) };

  const found = findPath(site, pathname);
  if (found === null || found.entry.access === 'open') return 'stay';
  return { go: withRedirect(site === 'home' ? '/intro' : paths.login.getHref(), pathname + search) };
}

function withRedirect(href: string, back: string): string {
  return back === '/' ? href : `${href}?redirect=${encodeURIComponent(back)}`;
}
