import type { Locator, Page } from '@playwright/test';
import type { Hands } from './support/Hands.ts';
import { NEW_PASSWORD } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect } from './support/test.ts';

/** How boxes and choices are set; the rest is pressing and writing. */
export interface TicketHands {
  hands: Hands;
  tick(box: Locator): Promise<void>;
  choose(radio: Locator): Promise<void>;
}

/** The pages of the ticket as a guardian goes through them, with the windows of the verifier and of the card company. */
export class TicketVoyage {
  readonly page: Page;
  private readonly by: TicketHands;
  private readonly address: (path: string) => string;

  /** @param address of a page of the home site; left out, that of the shared product */
  constructor(page: Page, by: TicketHands, address = (path: string) => originOf('home') + path) {
    this.page = page;
    this.by = by;
    this.address = address;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.address(path));
  }

  async press(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    await this.by.hands.press(this.page.getByRole(role, { name, exact: true }));
  }

  /** @param product by its title, which names the period */
  async choose(product: RegExp): Promise<void> {
    const months = /\d+개월/.exec(product.source)?.[0];
    await this.press('button', months ?? '매달 정기 결제');
    await this.by.choose(this.page.getByRole('radio', { name: product }));
  }

  /** Who pays proves who they are, and agrees to just this product at this price. */
  async beVerified(consent: string, { relation = '어머니', name = '서보호' } = {}): Promise<void> {
    await this.by.choose(this.page.getByRole('radio', { name: new RegExp(`^${relation}`) }));
    await this.by.hands.write(this.page.getByLabel('결제하시는 분의 이름'), name);
    await this.by.hands.write(this.page.getByLabel('휴대전화 번호'), '010-8765-4321');
    await this.by.hands.write(this.page.getByLabel('영수증을 받으실 이메일'), 'guardian@example.kr');
    await this.by.tick(this.page.getByRole('checkbox', { name: consent }));
    await this.press('button', '휴대전화로 본인 확인하기');
    await this.page.getByRole('button', { name: '인증하기' }).click();
  }

  /** Each agreement one by one: none was ticked before, and none ticks them all. */
  async agree(count: number): Promise<void> {
    const boxes = this.page.getByRole('checkbox');
    await expect(boxes).toHaveCount(count);
    for (const box of await boxes.all()) {
      await expect(box).not.toBeChecked();
      await this.by.tick(box);
    }
  }

  /** In the window of the card company, which is not ours. */
  async useCard(card: string, button: '결제하기' | '등록하기' | '취소하기'): Promise<void> {
    await this.page.getByText(card, { exact: true }).click();
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  async confirmPassword(password = NEW_PASSWORD): Promise<void> {
    await this.by.hands.write(this.page.getByLabel('비밀번호', { exact: true }), password);
    await this.press('button', '확인');
  }

  async expectHeading(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name, exact: true })).toBeVisible();
  }

  /** A line of a list of sums and days. */
  async expectFact(name: string, value: string | RegExp): Promise<void> {
    const line = this.page.locator('dl > div', { has: this.page.locator('dt', { hasText: new RegExp(`^${name}$`) }) });
    await expect(line.locator('dd')).toHaveText(value);
  }
}
