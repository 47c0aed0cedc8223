import type { Locator, Page } from '@playwright/test';
import type { SiteName } from '#contract/site.ts';
import type { Hands } from '../support/Hands.ts';
import { originOf } from '../support/productAddress.ts';
import { expect } from '../support/test.ts';

/** The pages of joining, step by step. */
export class SignUpPage {
  readonly page: Page;
  readonly hands: Hands;
  readonly site: SiteName;

  constructor(page: Page, hands: Hands, site: SiteName) {
    this.page = page;
    this.hands = hands;
    this.site = site;
  }

  /** From the login page, as a visitor comes: by a load of the whole document. */
  async open(): Promise<void> {
    await this.page.goto(`${originOf(this.site)}/login`);
    await this.press('link', '회원 가입');
    await this.expectStep(1, '책바다에 온 걸 환영해요');
  }

  async choose(door: '만 14세 이상이에요' | '만 14세 미만이에요'): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name: new RegExp(door) }));
  }

  async agree(button: string, all: string): Promise<void> {
    const box = this.page.getByRole('checkbox', { name: all });
    await this.hands.press(box);
    await expect(box).toBeChecked();
    await this.press('button', button);
  }

  async writeBirthday(digits: string): Promise<void> {
    await this.hands.write(this.field('생일'), digits);
  }

  async write(label: string, text: string): Promise<void> {
    await this.hands.write(this.field(label), text);
  }

  async press(role: 'button' | 'link' | 'tab', name: string): Promise<void> {
    await this.hands.press(this.page.getByRole(role, { name, exact: true }));
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** The visible step, from 1, and the title of its page. */
  async expectStep(place: number, title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    const steps = this.page.getByRole('list', { name: '회원 가입 단계' }).getByRole('listitem');
    await expect(steps.nth(place - 1)).toHaveAttribute('aria-current', 'step');
  }

  /** What the student logs in with, and who they are. */
  async fillIn(person: { accountId: string; password: string; name: string }): Promise<void> {
    await this.write('아이디', person.accountId);
    await this.write('비밀번호', person.password);
    await expect(this.page.getByText('쓸 수 있는 아이디예요')).toBeVisible();
    await this.write('비밀번호 한 번 더', person.password);
    await this.write('이름', person.name);
  }
}
