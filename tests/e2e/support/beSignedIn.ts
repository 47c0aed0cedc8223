import type { Page } from '@playwright/test';
import type { AccountInfo } from '#contract/account.ts';
import type { SignedInData } from '#contract/auth.ts';
import { type SiteName, tokenHeaderBySite } from '#contract/site.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { SESSION_KEY, type StoredSession } from '#src/lib/session/StoredSession.ts';
import { originOf } from './productAddress.ts';

const sessions = new Map<SiteName, StoredSession>();

/**
 * The demo student of a site comes with a login that is still good, for tests that are not about logging in. The page
 * must stay on that site and must not sign out: all tests share the login.
 */
export async function beSignedIn(page: Page, site: SiteName): Promise<void> {
  const session = sessions.get(site) ?? (await openSession(page, site));
  sessions.set(site, session);
  await page.addInitScript(
    ({ key, value }) => {
      localStorage.setItem(key, value);
    },
    { key: SESSION_KEY, value: JSON.stringify(session) },
  );
}

async function openSession(page: Page, site: SiteName): Promise<StoredSession> {
  const ask = async <T>(path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await page.request.post(`${originOf(site)}${path}`, { data, headers });
    return ((await answer.json()) as { data: T }).data;
  };
  const { accountId, password } = demoAccounts[site];
  const { token, expiresAt } = await ask<SignedInData>('/api/auth/sign-in', { accountId, password });
  const account = await ask<AccountInfo>('/api/account/me', {}, { [tokenHeaderBySite[site]]: token });
  return { version: 1, site, token, expiresAt: Date.parse(expiresAt), account };
}
