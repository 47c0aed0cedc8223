import type { Page } from '@playwright/test';
import { type Hands, KeyboardHands } from '../support/Hands.ts';
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

  /** Meets who came from a book, greets it, and takes what lies on the sand. */
  async greetGuest(bookName: string): Promise<void> {
    const guest = this.page.getByRole('button', { name: new RegExp(`^『${bookName}』에서 온`) });
    await expect(guest).toHaveAccessibleName(/할 말이 있어요/);
    await this.hands.press(guest);
    await expect(this.page.getByRole('dialog').getByText(`『${bookName}』에서 왔어요`)).toBeAttached();
    await this.hands.press(this.page.getByRole('button', { name: '반가워!' }));
    await expect(guest).not.toHaveAccessibleName(/할 말이 있어요/);
    const find = this.page.getByRole('button', { name: /^물결이 가져온/ });
    await this.hands.press(find);
    await expect(find).toBeHidden();
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

  /** Buys one cheap thing and gives it to the pet in one step; returns its price. */
  async treat(itemName: string): Promise<number> {
    await this.hands.press(this.page.getByRole('button', { name: '상점', exact: true }));
    await this.hands.press(this.page.getByRole('option', { name: new RegExp(`^${itemName},`) }));
    const button = this.page.getByRole('button', { name: /1개 사서 먹이기$/ });
    const price = Number(/조개 (\d+)개로/.exec((await button.getAttribute('aria-label')) ?? '')?.[1]);
    const before = await this.shells();
    await this.hands.press(button);
    await expect.poll(() => this.shells()).toBe(before - price);
    return price;
  }

  /** Looks something up in the shop by its name or first consonants, and buys it; the shop stays open. */
  async buyFound(written: string, itemName: string): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name: '상점', exact: true }));
    await this.hands.press(this.page.getByRole('button', { name: '이름으로 찾기' }));
    await this.hands.write(this.page.getByRole('textbox', { name: '이름으로 찾기' }), written);
    await this.hands.press(this.page.getByRole('option', { name: new RegExp(`^${itemName},`) }));
    await this.hands.press(this.page.getByRole('button', { name: /1개 사기$/ }));
    await this.hands.press(this.page.getByRole('button', { name: '살래요' }));
  }

  async leaveShop(): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name: '상점 닫기' }));
  }

  /** Opens a tab: by the arrow keys, or after the row was drawn along until it is seen. */
  async openTab(name: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name, exact: true });
    if (this.hands instanceof KeyboardHands) {
      const tabs = this.page.getByRole('tab');
      await this.hands.reach(this.page.getByRole('tab', { selected: true }));
      const [from, to] = await tabs.evaluateAll(
        (all, wanted) => [
          all.findIndex((one) => one.ariaSelected === 'true'),
          all.findIndex((one) => (one.ariaLabel ?? one.textContent) === wanted),
        ],
        name,
      );
      for (let at = (from ?? 0) + 1; at <= (to ?? 0); at += 1) {
        await this.page.keyboard.press('ArrowRight');
        await expect(tabs.nth(at)).toBeFocused();
      }
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      return;
    }
    const edge = (await this.page.getByRole('tablist').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const { mouse } = this.page;
    const y = edge.y + edge.height / 2;
    await expect(async () => {
      const box = await tab.boundingBox();
      if (box && box.x + box.width <= edge.x + edge.width + 1) return;
      await mouse.move(edge.x + edge.width * 0.8, y);
      await mouse.down();
      await mouse.move(edge.x + edge.width * 0.4, y, { steps: 6 });
      await mouse.move(edge.x + edge.width * 0.2, y, { steps: 6 });
      await mouse.up();
      throw new Error('the tab is not seen yet');
    }).toPass({ timeout: 30_000 });
    await this.hands.press(tab);
  }

  async setHoliday(on: boolean): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name: '더 보기', exact: true }));
    const holiday = this.page.getByRole('switch', { name: '휴가' });
    await this.hands.press(holiday);
    await expect(holiday).toHaveAttribute('aria-checked', String(on));
    await this.hands.press(this.page.getByRole('button', { name: '더 보기 닫기' }));
  }

  /** Opens the switches of sound and light from the menu. */
  async openLights(): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name: '더 보기', exact: true }));
    await this.hands.press(this.page.getByRole('button', { name: /^소리와 빛/ }));
    await expect(this.page.getByRole('radiogroup', { name: '바다의 빛' })).toBeVisible();
  }
}
