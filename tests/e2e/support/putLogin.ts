import type { Page } from '@playwright/test';
import { SESSION_KEY, type StoredSession } from '#src/lib/session/StoredSession.ts';

/**
 * Puts a login into the browser of a page, where the next page finds it; a sign-out there stays one. The page stands at
 * a document of the site that is only a picture, so that nothing of the product has begun.
 */
export async function putLogin(page: Page, origin: string, session: StoredSession): Promise<void> {
  await page.goto(`${origin}/offline.html`);
  await page.evaluate(({ key, value }) => localStorage.setItem(key, value), {
    key: SESSION_KEY,
    value: JSON.stringify(session),
  });
}
