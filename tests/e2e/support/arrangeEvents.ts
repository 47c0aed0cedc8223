import type { Page } from '@playwright/test';
import type { Hands } from './Hands.ts';
import { expect } from './test.ts';

/** The events on the screen, from the top. */
export function shownOrderOf(page: Page): Promise<string[]> {
  return page
    .locator('fieldset ol > li [data-read]')
    .evaluateAll((cards) => cards.map((card) => card.textContent ?? ''));
}

/** Brings the events of a question into this order by their buttons. */
export async function arrangeEvents(page: Page, hands: Hands, events: readonly string[]): Promise<void> {
  for (const [place, text] of events.entries()) {
    for (let at = (await shownOrderOf(page)).indexOf(text); at > place; at -= 1) {
      await hands.press(page.getByRole('button', { name: `위로: ${text}`, exact: true }));
      await expect.poll(async () => (await shownOrderOf(page)).indexOf(text)).toBe(at - 1);
    }
  }
}
