import type { Page } from '@playwright/test';
import type { MissionAttempt } from '../../contract/mission.ts';
import { bookAnswers } from '../../tests/e2e/support/bookAnswers.ts';

/**
 * Begins the crossword of a book, on its start screen where there is one, and writes the longest word, wherever it stands: every account has
 * a layout of its own.
 *
 * @param afterEach called after each syllable
 */
export async function writeLongestWord(page: Page, bookNo: number, afterEach?: () => Promise<void>): Promise<void> {
  const opened = page.waitForResponse((answer) => answer.url().endsWith('/api/mission/attempts'));
  const start = page.getByRole('button', { name: '시작하기' });
  await start.or(page.getByRole('gridcell')).first().waitFor();
  if (await start.isVisible()) await start.click();
  const { data } = (await (await opened).json()) as { data: MissionAttempt };
  if (data.content.kind !== 'PUZZLE') throw new Error('no crossword');
  await page.getByRole('gridcell').first().waitFor();
  const [entry] = data.content.clues.toSorted((one, other) => other.length - one.length);
  if (!entry) throw new Error('no word');
  const way = entry.direction === 'across' ? '가로' : '세로';
  await page.getByRole('gridcell', { name: new RegExp(`${way} ${entry.number}번 1번째 글자`) }).focus();
  await page.keyboard.press('Enter');
  for (const syllable of bookAnswers(bookNo).word(entry.clue)) {
    await page.keyboard.insertText(syllable);
    await afterEach?.();
  }
}
