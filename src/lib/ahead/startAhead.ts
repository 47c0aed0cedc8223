import type { SiteName } from '#contract/site.ts';
import { openStorage } from '../persisted/openStorage.ts';
import { accountStanding } from '../session/accountStanding.ts';
import { createLoginStorage } from '../session/createLoginStorage.ts';
import { readStoredSession } from '../session/StoredSession.ts';
import { requestsAhead } from './requestsAhead.ts';
import { unfinishedCalls } from './unfinishedCalls.ts';

/** What the server writes into a page behind the login (`server/public-pages/aheadOf.ts`). */
interface PageAhead {
  site: SiteName;
  /** Files and calls of the page. */
  student: { files: string[]; calls: string[] };
  /** Files of what stands there for somebody who has to sign in first. */
  visitor: { files: string[] };
}

/**
 * Runs before the shell, on pages behind the login: the shell is 110 kB, and until it has run nobody would ask for the
 * page itself and what it shows. Only the browser knows whether somebody is signed in.
 */
export function startAhead(page: Document): void {
  const text = page.getElementById('page-ahead')?.textContent;
  if (!text) return;
  const { site, student, visitor } = JSON.parse(text) as PageAhead;
  const storage = openStorage(
    () => localStorage,
    () => sessionStorage,
  );
  const tab = openStorage(() => sessionStorage);
  const login = readStoredSession(createLoginStorage(storage, tab), site, Date.now());
  // Whoever may only see their records is led there, and their calls would be refused.
  const stays = login?.account && accountStanding(site, login.account) === 'ok';
  for (const file of stays ? student.files : visitor.files) page.head.append(linkTo(page, file));
  if (unfinishedCalls.takeLeft() || !stays) return;
  for (const call of student.calls) requestsAhead.send(call, site, login.token);
}

function linkTo(page: Document, href: string): HTMLLinkElement {
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  return Object.assign(page.createElement('link'), kind, { crossOrigin: '', href });
}

startAhead(document);
