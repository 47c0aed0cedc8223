import type { Page } from '@playwright/test';
import { bookAnswers } from '../support/bookAnswers.ts';
import { type Hands, KeyboardHands } from '../support/Hands.ts';
import { expect } from '../support/test.ts';
import type { MissionPages } from './MissionPages.ts';

/** Plays the missions that are drawn on the canvas, by way of their twins. */
export class CanvasMissionPages {
  readonly page: Page;
  readonly hands: Hands;
  readonly missions: MissionPages;
  private readonly answers: ReturnType<typeof bookAnswers>;

  constructor(missions: MissionPages) {
    this.page = missions.page;
    this.hands = missions.hands;
    this.missions = missions;
    this.answers = bookAnswers(missions.bookNo);
  }

  /** Fills every word, reading the clue in sight each time. */
  async playPuzzle(): Promise<void> {
    const { clues } = await this.missions.start('PUZZLE');
    await expect(this.page.getByRole('gridcell').first()).toBeVisible();
    // In the order of Tab: 가로 first, then by number.
    const inOrder = clues.toSorted((a, b) => a.direction.localeCompare(b.direction) || a.number - b.number);
    for (const { number, direction, clue } of inOrder) {
      await this.chooseClue(`${direction === 'across' ? '가로' : '세로'} ${number}번`, clues.length);
      await this.page.keyboard.insertText(this.answers.word(clue));
    }
    await expect(this.page.getByRole('progressbar', { name: '채운 수' })).toHaveAttribute(
      'aria-valuenow',
      String(clues.length),
    );
    await this.expectSaved();
    // In the text field Tab leads from clue to clue; Esc leads to the buttons from any of them.
    if (this.hands instanceof KeyboardHands) await this.page.keyboard.press('Escape');
    await this.hands.press(this.page.getByRole('button', { name: /^제출/ }));
  }

  /** Joins every pair: the left card, then the right one. */
  async playMatching(): Promise<void> {
    const { lefts } = await this.missions.start('MATCHING');
    const left = this.page.getByRole('group', { name: '왼쪽 카드' });
    const right = this.page.getByRole('group', { name: '오른쪽 카드' });
    for (const { text } of lefts) {
      await this.hands.press(left.getByRole('button', { name: startsWith(text) }));
      await this.hands.press(right.getByRole('button', { name: startsWith(this.answers.right(text)) }));
      await expect(left.getByRole('button', { name: startsWith(text) })).toHaveAccessibleName(/, 짝: /);
    }
    await this.expectSaved();
    await this.hands.press(this.page.getByRole('button', { name: /^제출/ }));
  }

  /** Brings the wanted clue into the clue bar with the text field ready: by its first cell, or with Tab. */
  private async chooseClue(name: string, clueCount: number): Promise<void> {
    const bar = this.page.getByRole('status').filter({ hasText: /글자\./ });
    const field = this.page.getByRole('textbox');
    const shown = async () => (await bar.textContent())?.startsWith(name) ?? false;
    const isFocused = () => field.evaluate((element) => element === document.activeElement);
    if (this.hands instanceof KeyboardHands) {
      await this.hands.reach(field);
      for (let step = 0; step < clueCount && !(await shown()); step += 1) {
        const before = (await bar.textContent()) ?? '';
        await this.page.keyboard.press('Tab');
        await expect.poll(async () => (await bar.textContent()) !== before || !(await isFocused())).toBe(true);
        // A right word goes on to the next by itself: where that came just before Tab, Tab has left the last clue.
        if (!(await isFocused())) await this.hands.reach(field);
      }
    } else {
      const cell = this.page.getByRole('gridcell', { name: new RegExp(`${name} 1번째 글자`) });
      if ((await cell.getAttribute('aria-selected')) !== 'true') {
        await this.hands.press(cell);
        await expect(cell).toHaveAttribute('aria-selected', 'true');
      }
      // A touch of the active cell brings the keyboard; with the keyboard it turns to the word that crosses there.
      if (!(await isFocused())) await this.hands.press(cell);
      await expect(field).toBeFocused();
      if (!(await shown())) await this.hands.press(cell);
    }
    await expect(bar).toHaveText(new RegExp(`^${name}`));
    await expect(field).toBeFocused();
  }

  private async expectSaved(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: '저장됨' })).toBeVisible();
  }
}

function startsWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
