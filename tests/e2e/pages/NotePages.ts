import type { Page } from '@playwright/test';
import type { Hands } from '../support/Hands.ts';
import { originOf } from '../support/productAddress.ts';
import { expect } from '../support/test.ts';

type NotePage = '' | 'matchingMap/' | 'report/' | 'results/' | 'qa/';

/** The five note pages of one book on the home site. */
export class NotePages {
  readonly page: Page;
  readonly hands: Hands;
  readonly bookNo: number;

  constructor(page: Page, hands: Hands, bookNo: number) {
    this.page = page;
    this.hands = hands;
    this.bookNo = bookNo;
  }

  async open(which: NotePage, title: string): Promise<void> {
    await this.page.goto(`${originOf('home')}/book/note/${which}${this.bookNo}`);
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name, exact: typeof name === 'string' }));
  }

  /** A new note or the form that is open already. */
  async begin(): Promise<void> {
    await this.press(/^(첫 노트 쓰기|새 노트 쓰기)$/);
    await expect(this.page.getByRole('region', { name: '노트 쓰기' })).toBeVisible();
  }

  async write(label: string, text: string): Promise<void> {
    await this.hands.write(this.page.getByLabel(label, { exact: true }), text);
  }

  note(text: string) {
    return this.page.getByRole('article').filter({ hasText: text });
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('저장됨', { exact: true })).toBeVisible();
  }

  async expectKeptHere(): Promise<void> {
    await expect(this.page.getByText('이 기기에 저장했어요. 연결되면 보낼게요')).toBeVisible();
  }

  /** A card of the map, as a keyboard reaches it. */
  card(text: string) {
    return this.page.locator('.react-flow__node').filter({ hasText: text });
  }

  async addCard(text: string): Promise<void> {
    await this.press('카드 만들기');
    await this.write('카드에 쓸 말', text);
    await this.hands.press(this.page.getByRole('dialog').getByRole('button', { name: '다 썼어요' }));
    await expect(this.card(text)).toBeVisible();
  }
}
