import type { Locator, Page } from '@playwright/test';
import type { z } from 'zod';
import type { crosswordClue } from '#contract/mission.ts';
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

  /** Touches a cell that this word has for itself, and goes to its beginning. */
  async choose(clue: Clue): Promise<void> {
    const name = `${clue.direction === 'across' ? '가로' : '세로'} ${clue.number}번`;
    await this.hands.press(this.page.getByRole('gridcell', { name: ownCell(name) }).first());
    await expect(this.page.getByRole('status').filter({ hasText: /글자\./ })).toHaveText(new RegExp(`^${name}`));
    const field = this.page.getByRole('textbox', { name: '낱말 쓰기' });
    await expect(field).toBeFocused();
    await field.press('Home');
    await expect(this.active).toHaveAccessibleName(new RegExp(`${name} 1번째 글자`));
  }

  /** What the cells of a word hold; `null` for an empty one. */
  async expectCells(clue: Clue, texts: readonly (string | null)[]): Promise<void> {
    const cells = this.cells(clue);
    for (const [at, text] of texts.entries()) {
      await expect(cells[at] as Locator).toHaveAccessibleName(new RegExp(`^\\d+행 \\d+열, ${text ?? '빈 칸'},`));
    }
  }

  /** Resolves when the server has this as the answer of a word. Call it before what leads there. */
  async untilKept(text: string): Promise<void> {
    await this.page.waitForResponse(
      (response) => response.request().method() === 'PUT' && (response.request().postData() ?? '').includes(text),
    );
  }

  /** The cell that is written next. */
  get active(): Locator {
    return this.page.getByRole('gridcell', { selected: true });
  }

  cells({ row, col, length, direction }: Clue): Locator[] {
    return Array.from({ length }, (_, at) => {
      const [down, right] = direction === 'down' ? [at, 0] : [0, at];
      return this.page.getByRole('gridcell', { name: new RegExp(`^${row + down + 1}행 ${col + right + 1}열,`) });
    });
  }
}

/** The name of a cell that lies in this word only: place, syllable, then the word, and no other word after it. */
function ownCell(word: string): RegExp {
  return new RegExp(`^\\d+행 \\d+열, [^,]+, ${word} \\d번째 글자(?!.*(가로|세로) \\d+번 \\d번째 글자)`);
}

/** A word of four syllables: the tests use books each of whose puzzles has one, with cells that it alone has. */
export function wordOfFour(clues: readonly Clue[]): Clue {
  const found = clues.find(({ length }) => length === 4);
  if (!found) throw new Error('this crossword has no word of four syllables');
  return found;
}
