import type { Locator, Page } from '@playwright/test';
import type { z } from 'zod';
import type { crosswordClue } from '../../../contract/mission.ts';
import type { Hands } from '../support/Hands.ts';
import { originOf } from '../support/productAddress.ts';
import { expect } from '../support/test.ts';
import { MissionPages } from './MissionPages.ts';

export type Clue = z.infer<typeof crosswordClue>;

/** The crossword of one book on the home site, worked through the twins of what the canvas shows. */
export class CrosswordPage {
  readonly page: Page;
  readonly hands: Hands;
  private readonly bookNo: number;

  constructor(page: Page, hands: Hands, bookNo: number) {
    this.page = page;
    this.hands = hands;
    this.bookNo = bookNo;
  }

  /** Starts or resumes it; the student is signed in. Returns its clues. */
  async open(): Promise<Clue[]> {
    await this.page.goto(`${originOf('home')}/book/mission/${this.bookNo}`);
    const { clues } = await new MissionPages(this.page, this.hands, this.bookNo).start('PUZZLE');
    await expect(this.page.getByRole('gridcell').first()).toBeVisible();
    return clues;
  }

  /** Touches the first cell of a word until the clue bar shows it. */
  async choose(clue: Clue): Promise<void> {
    const bar = this.page.getByRole('status').filter({ hasText: /글자\./ });
    const shown = new RegExp(`^${clue.direction === 'across' ? '가로' : '세로'} ${clue.number}번`);
    await this.hands.press(this.cells(clue)[0] as Locator);
    // A second touch of the same cell turns to the word that crosses there.
    if (!shown.test((await bar.textContent()) ?? '')) await this.hands.press(this.cells(clue)[0] as Locator);
    await expect(bar).toHaveText(shown);
    await expect(this.page.getByRole('textbox')).toBeFocused();
  }

  /** What the cells of a word hold; `null` for an empty one. */
  async expectCells(clue: Clue, texts: readonly (string | null)[]): Promise<void> {
    const cells = this.cells(clue);
    for (const [at, text] of texts.entries()) {
      await expect(cells[at] as Locator).toHaveAccessibleName(new RegExp(`, ${text ?? '빈 칸'}$`));
    }
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: /^최대 \d+점, 저장됨$/ })).toBeVisible();
  }

  private cells({ row, col, length, direction }: Clue): Locator[] {
    return Array.from({ length }, (_, at) => {
      const [down, right] = direction === 'down' ? [at, 0] : [0, at];
      return this.page.getByRole('gridcell', { name: new RegExp(`^${row + down + 1}행 ${col + right + 1}열,`) });
    });
  }
}

/** A word of four syllables. */
export function wordOfFour(clues: readonly Clue[]): Clue {
  const found = clues.find(({ length }) => length === 4);
  if (!found) throw new Error('this crossword has no word of four syllables');
  return found;
}
