import type { Locator, Page } from '@playwright/test';
import { type MissionKind, missionKindNames } from '#domain/mission/missionKinds.ts';
import type { Hands } from '../support/Hands.ts';
import { passStart } from '../support/passStart.ts';
import { originOf } from '../support/productAddress.ts';
import { expect } from '../support/test.ts';

/** The missions in own words of one book on the home site. */
export class WritingPages {
  readonly page: Page;
  readonly hands: Hands;
  private readonly bookNo: number;

  constructor(page: Page, hands: Hands, bookNo: number) {
    this.page = page;
    this.hands = hands;
    this.bookNo = bookNo;
  }

  async openStart(kind: MissionKind): Promise<void> {
    await this.page.goto(`${originOf('home')}/book/mission/${this.bookNo}?kind=${kind}`);
    await expect(this.page.getByRole('heading', { name: missionKindNames[kind], level: 1 })).toBeVisible();
  }

  async begin(): Promise<void> {
    await passStart(this.page, (start) => this.hands.press(start));
    await expect(this.page.getByRole('textbox').first()).toBeVisible();
  }

  async press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.hands.press(within.getByRole('button', { name, exact: typeof name === 'string' }).first());
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByRole('banner').getByRole('status')).toHaveText('저장됨');
  }

  /** Looks at the newest earlier text and brings it back. */
  async bringBack(opening: RegExp): Promise<void> {
    await this.press('지난 글');
    await this.press(opening, this.page.getByRole('dialog', { name: '지난 글' }));
    const compared = this.page.getByRole('dialog').filter({ hasText: '지난 글에만 있어요' });
    await this.press('이 글로 되돌리기', compared);
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
}
