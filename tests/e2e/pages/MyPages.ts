import type { Page } from '@playwright/test';
import { originOf } from '../support/productAddress.ts';
import { expect } from '../support/test.ts';

/** My page of the home site: goal, information, points, record, leaving. */
export class MyPages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: `/mypage/${string}`): Promise<void> {
    await this.page.goto(`${originOf('home')}${path}`);
  }

  /** Opens the information page and answers the question for the password. */
  async openInfo(password: string): Promise<void> {
    await this.open('/mypage/info');
    await this.confirmPassword(password);
    await expect(this.page.getByRole('heading', { name: '기본 정보' })).toBeVisible();
  }

  async confirmPassword(password: string): Promise<void> {
    await this.page.getByLabel('비밀번호', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: '확인', exact: true }).click();
  }

  /** Makes a link for parents and returns its address. */
  async makeParentLink(label: string): Promise<string> {
    await this.page.getByLabel('누구에게 보여 줄까요?').fill(label);
    await this.page.getByRole('button', { name: '링크 만들기' }).click();
    return this.page.getByLabel(`${label} 주소`).inputValue();
  }

  async endParentLink(label: string): Promise<void> {
    await this.page.getByRole('button', { name: `${label} 끝내기` }).click();
    await this.page.getByRole('button', { name: '끝낼래요' }).click();
    await expect(this.page.getByLabel(`${label} 주소`)).toBeHidden();
  }

  async leave(password: string): Promise<void> {
    await this.page.getByLabel('비밀번호', { exact: true }).fill(password);
    await this.page.getByRole('checkbox').check({ force: true });
    await this.page.getByRole('button', { name: '탈퇴하기' }).click();
  }
}
