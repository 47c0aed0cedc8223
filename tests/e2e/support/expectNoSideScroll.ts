import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A page never scrolls sideways. A phone widens its window to what does not fit: the size it was given counts. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  // A window that was just given another size is laid out a frame later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
