import type { Page } from '@playwright/test';
import type { Hands } from '../support/Hands.ts';
import { expect } from '../support/test.ts';

/** The aquarium, worked through the twins of what the canvas shows. */
export class AquariumPage {
  readonly page: Page;
  readonly hands: Hands;

  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.hands = hands;
  }

  async expectOpen(): Promise<void> {
    await expect(
      this.page.getByRole('toolbar', { name: '할 수 있는 일' }).getByRole('button', { name: '가방' }),
    ).toBeVisible();
  }

  /** Shells in the purse. */
  async shells(): Promise<number> {
    const text = await this.page
      .getByRole('status')
      .filter({ hasText: /^조개 [\d,]+개$/ })
      .textContent();
    return Number(text?.replace(/\D/g, ''));
  }

  async gauge(name: '포만감' | '친밀도' | '체력'): Promise<number> {
    return Number(await this.page.getByRole('meter', { name }).getAttribute('aria-valuenow'));
  }

  /** Buys one; returns its price. */
  async buy(itemName: string): Promise<number> {
    await this.hands.press(this.page.getByRole('button', { name: '상점', exact: true }));
    await this.hands.press(this.page.getByRole('option', { name: new RegExp(`^${itemName},`) }));
    const buy = this.page.getByRole('button', { name: /1개 사기$/ });
    const price = Number(/조개 (\d+)개로/.exec((await buy.getAttribute('aria-label')) ?? '')?.[1]);
    const before = await this.shells();
    await this.hands.press(buy);
    await this.hands.press(this.page.getByRole('button', { name: '살래요' }));
    await expect.poll(() => this.shells()).toBe(before - price);
    await this.hands.press(this.page.getByRole('button', { name: '상점 닫기' }));
    return price;
  }

  async feed(itemName: string): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name: '가방', exact: true }));
    await this.hands.press(this.page.getByRole('option', { name: new RegExp(`^${itemName},`) }));
    await this.hands.press(this.page.getByRole('button', { name: '먹이기' }));
  }
}
