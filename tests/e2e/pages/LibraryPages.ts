import { expect, type Locator, type Page } from '@playwright/test';
import { originOf } from '../support/productAddress.ts';
import { stillMiddle } from '../support/stillMiddle.ts';

type Shelf = '읽는 중' | '다 읽음' | '읽고 싶어요';

/** Shelf, calendar and baskets of the home site. */
export class LibraryPages {
  readonly page: Page;
  readonly undo: Locator;
  readonly today: Locator;

  constructor(page: Page) {
    this.page = page;
    this.undo = page.getByRole('button', { name: '되돌리기' });
    this.today = page.getByRole('grid').getByRole('button', { name: /^오늘/ });
  }

  async open(path: 'board' | 'calendar' | 'cart' | 'words', search = ''): Promise<void> {
    await this.page.goto(`${originOf('home')}/library/${path}${search}`);
  }

  shelf(name: Shelf): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${name}`) });
  }

  book(shelf: Shelf, bookName: string): Locator {
    return this.shelf(shelf).getByRole('link', { name: new RegExp(`^『${bookName}』`) });
  }

  menuOf(bookName: string): Locator {
    return this.page.getByRole('button', { name: `『${bookName}』 메뉴` });
  }

  /** Does something that moves a book, and waits until the server has it: the page shows it before. */
  async moving(act: () => Promise<void>): Promise<void> {
    const moved = this.page.waitForResponse(
      (response) => /\/api\/library\/books\//.test(response.url()) && response.request().method() !== 'GET',
    );
    await act();
    await moved;
  }

  /** The book stands there and, after a reload, still does. */
  async expectOn(shelf: Shelf, bookName: string): Promise<void> {
    await expect(this.book(shelf, bookName)).toBeVisible();
    await this.page.reload();
    await expect(this.book(shelf, bookName)).toBeVisible();
  }

  /** Holds a finger on a thing, carries it over another and lets go there. */
  async carry(what: Locator, to: () => Locator): Promise<void> {
    const touch = await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    const from = await stillMiddle(what);
    await send('touchStart', from);
    // The dock rises once the finger has rested long enough.
    await expect(to()).toBeVisible();
    const target = await stillMiddle(to());
    for (const share of [0.3, 0.6, 0.9, 1]) {
      const x = from.x + (target.x - from.x) * share;
      await send('touchMove', { x, y: from.y + (target.y - from.y) * share });
    }
    await expect(to()).toHaveAttribute('data-over', 'true');
    await send('touchEnd');
  }
}
