import type { Page } from '@playwright/test';
import type { SiteName } from '#contract/site.ts';
import { originOf } from '../support/productAddress.ts';
import { expect } from '../support/test.ts';

/** The login page of a site. */
export class LoginPage {
  readonly page: Page;
  readonly site: SiteName;

  constructor(page: Page, site: SiteName) {
    this.page = page;
    this.site = site;
  }

  /** @param search query of the address, with its question mark */
  async open(search = ''): Promise<void> {
    await this.page.goto(`${originOf(this.site)}/login${search}`);
  }

  get accountId() {
    return this.page.getByLabel('아이디', { exact: true });
  }

  get password() {
    return this.page.getByLabel('비밀번호', { exact: true });
  }

  async signIn(accountId: string, password: string): Promise<void> {
    await this.accountId.fill(accountId);
    await this.password.fill(password);
    await this.page.getByRole('button', { name: '로그인', exact: true }).click();
  }

  async startDemo(): Promise<void> {
    await this.page.getByRole('button', { name: '체험 계정으로 시작하기' }).click();
  }

  /** Signs the demo student in and waits for the main page. */
  async enter(): Promise<void> {
    await this.open();
    await this.startDemo();
    await expect(this.page).toHaveURL(`${originOf(this.site)}/main`);
    await this.expectMainPage();
  }

  async expectMainPage(): Promise<void> {
    await expect(this.page.getByRole('region', { name: '나의 바다 친구' })).toBeVisible();
  }
}
