import type { Page } from '@playwright/test';
import type { AccountInfo } from '#contract/account.ts';
import type { SignedInData } from '#contract/auth.ts';
import { type SiteName, tokenHeaderBySite } from '#contract/site.ts';
import type { StoredSession } from '#src/lib/session/StoredSession.ts';
import { originOf } from './productAddress.ts';
import { putLogin } from './putLogin.ts';

/** Somebody who is signed in, to the server alone. */
export interface SignedIn {
  session: StoredSession;
  /** Sends a request in their name. */
  ask: <T>(method: 'get' | 'post' | 'put', path: string, data?: object) => Promise<T>;
}

/** Signs in by calls, with a login of its own: what it does disturbs no other test. */
export async function signInByCalls(
  page: Page,
  site: SiteName,
  { accountId, password }: { accountId: string; password: string },
): Promise<SignedIn> {
  let token = '';
  const ask = async <T>(method: 'get' | 'post' | 'put', path: string, data?: object): Promise<T> => {
    const headers: Record<string, string> = { 'idempotency-key': crypto.randomUUID() };
    if (token) headers[tokenHeaderBySite[site]] = token;
    const answer = await page.request[method](`${originOf(site)}${path}`, { headers, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const signedIn = await ask<SignedInData>('post', '/api/auth/sign-in', { accountId, password });
  token = signedIn.token;
  const account = await ask<AccountInfo>('post', '/api/account/me', {});
  return { session: { version: 1, site, token, expiresAt: Date.parse(signedIn.expiresAt), account }, ask };
}

/** The page comes with the login; a sign-out on it stays one. */
export async function enterAs(page: Page, { session }: SignedIn): Promise<void> {
  await putLogin(page, originOf(session.site), session);
}
