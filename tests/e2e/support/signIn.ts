import type { Page } from '@playwright/test';
import type { SiteName } from '#contract/site.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import type { Hands } from './Hands.ts';
import { originOf } from './productAddress.ts';
import { expect } from './test.ts';

/** Signs the demo student of a site in through the login page and waits for the main page. */
export async function signIn(page: Page, hands: Hands, site: SiteName): Promise<void> {
  await page.goto(`${originOf(site)}/login`);
  await hands.write(page.getByLabel('아이디', { exact: true }), demoAccounts[site].accountId);
  await hands.write(page.getByLabel('비밀번호', { exact: true }), demoAccounts[site].password);
  await hands.press(page.getByRole('button', { name: '로그인', exact: true }));
  await expect(page).toHaveURL(/\/main$/);
  await expect(page.getByRole('region', { name: '나의 바다 친구' })).toBeVisible();
}
