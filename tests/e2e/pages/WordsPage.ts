import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { wordOfClue } from '../support/wordOfClue.ts';

interface CatchOptions {
  /** How many syllables were caught before. */
  from?: number;
  /** How many are caught afterwards; all of them when left out. */
  to?: number;
  with?: 'finger' | 'mouse';
}

/** Longer than an answer of the server takes. */
const TRY_AGAIN_MS = 4_000;
/** A machine that draws few frames misses more often; what goes on for so long is broken. */
export const GIVE_UP_MS = 120_000;

/** The words to catch, worked through the twins of what the canvas shows. */
export class WordsPage {
  readonly page: Page;
  readonly bubbles: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bubbles = page.getByRole('group', { name: /^글자 물방울/ }).getByRole('button');
  }

  /** Waits for a word and finds it out from its clue. */
  async read(): Promise<string> {
    let word = '';
    // Bubbles come one after the other.
    await expect(async () => {
      const { clue, floating } = await this.look();
      word = wordOfClue(clue, floating);
    }).toPass({ timeout: GIVE_UP_MS });
    return word;
  }

  /** Clue and bubbles of one moment: among the bubbles of the next word those of the word before may float as well. */
  private look(): Promise<{ clue: string; floating: string[] }> {
    return this.page.evaluate(() => ({
      clue:
        [...document.querySelectorAll('p')].find((one) => one.textContent.includes('글자 낱말. '))?.textContent ?? '',
      floating: [...document.querySelectorAll('[role=group][aria-label^="글자 물방울"] button')].map(
        (one) => one.getAttribute('aria-label') ?? '',
      ),
    }));
  }

  async syllables(): Promise<string[]> {
    return (await this.look()).floating;
  }

  bubble(syllable: string): Locator {
    return this.bubbles.and(this.page.getByRole('button', { name: syllable, exact: true })).first();
  }

  /** Taps a bubble where it was just now. */
  async touch(syllable: string): Promise<void> {
    const { x, y } = await this.placeOf(syllable);
    await this.page.touchscreen.tap(x, y);
  }

  /**
   * Catches a word, or a part of it. A bubble never rests: who misses it or hits its neighbour
   * tries again, as the game allows.
   */
  async catch(
    word: string,
    { from = 0, to = word.length, with: pointer = 'finger' }: CatchOptions = {},
  ): Promise<void> {
    for (const [at, syllable] of [...word].entries()) {
      if (at < from || at >= to) continue;
      await expect(async () => {
        if (!(await this.hasCaught(at + 1, word.length))) {
          const { x, y } = await this.placeOf(syllable);
          await (pointer === 'finger' ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
        }
        await expect.poll(() => this.hasCaught(at + 1, word.length), { timeout: TRY_AGAIN_MS }).toBe(true);
      }).toPass({ intervals: [0], timeout: GIVE_UP_MS });
    }
  }

  /** The last syllable turns the card into the reward. */
  private async hasCaught(count: number, of: number): Promise<boolean> {
    if (count === of) return this.action(/받기$/).isVisible();
    const said = await this.page.getByRole('status').filter({ hasText: '글자 가운데' }).textContent();
    return Number(/가운데 (\d+)글자/.exec(said ?? '')?.[1]) >= count;
  }

  private async placeOf(syllable: string): Promise<{ x: number; y: number }> {
    const bubble = this.bubble(syllable);
    await expect(bubble).toBeVisible({ timeout: TRY_AGAIN_MS });
    const place = await bubble.boundingBox();
    if (!place) throw new Error(`no bubble ${syllable}`);
    return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  }

  async expectCaught(count: number): Promise<void> {
    await expect(
      this.page.getByRole('status').filter({ hasText: new RegExp(`글자 가운데 ${count}글자`) }),
    ).toBeVisible();
  }

  async expectShells(count: number): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: new RegExp(`^조개 ${count}개$`) })).toBeVisible();
  }

  action(name: RegExp): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name });
  }
}
