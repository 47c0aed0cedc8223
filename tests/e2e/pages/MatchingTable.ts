import type { CDPSession, Locator, Page } from '@playwright/test';
import { bookAnswers } from '../support/bookAnswers.ts';
import { passStart } from '../support/passStart.ts';
import { originOf } from '../support/productAddress.ts';
import { stillMiddle } from '../support/stillMiddle.ts';
import { expect } from '../support/test.ts';

export interface Point {
  x: number;
  y: number;
}

/** A matching set on the screen: cards are found by their twins, and touched where they lie on the canvas. */
export class MatchingTable {
  readonly page: Page;
  readonly bookNo: number;
  readonly answers: ReturnType<typeof bookAnswers>;

  constructor(page: Page, bookNo: number) {
    this.page = page;
    this.bookNo = bookNo;
    this.answers = bookAnswers(bookNo);
  }

  /** Opens the set by its address; returns the words of the left cards. */
  async open(): Promise<string[]> {
    await this.page.goto(`${originOf('home')}/book/mission/${this.bookNo}?kind=MATCHING`);
    await passStart(this.page);
    const lefts = this.page.getByRole('group', { name: '왼쪽 카드' }).getByRole('button');
    await expect(lefts.first()).toBeVisible();
    const names = await lefts.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    return names.map((name) => name.replace(/, (?:짝 없음|짝: .*|다음에 다시)$/, ''));
  }

  left(text: string): Locator {
    return this.card('왼쪽 카드', text);
  }

  right(text: string): Locator {
    return this.card('오른쪽 카드', text);
  }

  /** The right card that belongs to a left one. */
  partner(left: string): Locator {
    return this.right(this.answers.right(left));
  }

  /** Where a finger meets the card; a pair that was just made or parted moves the others. */
  async middle(card: Locator): Promise<Point> {
    return stillMiddle(card);
  }

  async expectPaired(left: string, right = this.answers.right(left)): Promise<void> {
    await expect(this.left(left)).toHaveAccessibleName(
      new RegExp(`^${literal(left)}, 짝: ${literal(right)}(?:, 맞은 짝)?$`),
    );
  }

  /** The server has found the pair right. */
  async expectRight(left: string): Promise<void> {
    await expect(this.left(left)).toHaveAccessibleName(`${left}, 짝: ${this.answers.right(left)}, 맞은 짝`);
  }

  /** The first answer was wrong: the card is left for the next time, and the other one is free again. */
  async expectParked(left: string, right: string): Promise<void> {
    await expect(this.left(left)).toHaveAccessibleName(`${left}, 다음에 다시`);
    await expect(this.right(right)).toHaveAccessibleName(`${right}, 짝 없음`);
  }

  async expectAlone(left: string): Promise<void> {
    await expect(this.left(left)).toHaveAccessibleName(`${left}, 짝 없음`);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  private card(group: string, text: string): Locator {
    const name = new RegExp(`^${literal(text)}, (?:짝|다음에)`);
    return this.page.getByRole('group', { name: group }).getByRole('button', { name });
  }
}

/** A text as a pattern of itself. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Fingers of a real touch screen, each where it was put. */
export class Fingers {
  private readonly down = new Map<number, Point>();
  private readonly screen: CDPSession;

  private constructor(screen: CDPSession) {
    this.screen = screen;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async put(id: number, at: Point): Promise<void> {
    this.down.set(id, at);
    await this.send('touchStart');
  }

  /** Moves in steps, as a finger does. */
  async move(id: number, to: Point, steps = 6): Promise<void> {
    const from = this.down.get(id) ?? to;
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      this.down.set(id, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      await this.send('touchMove');
    }
  }

  async lift(id: number): Promise<void> {
    this.down.delete(id);
    await this.send('touchEnd');
  }

  /** The system takes all fingers away. */
  async cancel(): Promise<void> {
    this.down.clear();
    await this.send('touchCancel');
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'): Promise<void> {
    const touchPoints = [...this.down].map(([id, { x, y }]) => ({ id, x: Math.round(x), y: Math.round(y) }));
    await this.screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
