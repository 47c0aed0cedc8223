import type { Page } from '@playwright/test';

/** Longest wait for what a page still fetches, in milliseconds. */
const QUIET_MS = 3_000;

/**
 * Waits until a page looks as it will stay: nothing is a skeleton, letters and the pictures in sight are there. Pages
 * that keep a stream open are never idle, so the network is given a moment only.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('[role=status]')].some((note) => note.textContent === '불러오고 있어요') &&
      [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  // Requested once the content stands (src/main.tsx), and only then on their way.
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => /^"?Bada Sans"?$/.test(family)));
  await page.evaluate(() => document.fonts.ready);
}
