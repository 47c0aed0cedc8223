import type { Locator, Page } from '@playwright/test';
import { AquariumPage } from './pages/AquariumPage.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { MouseHands } from './support/Hands.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const home = originOf('home');

async function toDoor(page: Page): Promise<Locator> {
  await beSignedIn(page, 'home');
  await page.goto(`${home}/community/aqua`);
  return page.getByRole('button', { name: '수족관 들어가기' });
}

async function leave(page: Page): Promise<void> {
  await new MouseHands(page).press(page.getByRole('button', { name: '수족관 나가기' }));
}

test('the door opens the aquarium in a window of its own, which leaving closes', async ({ page }) => {
  const door = await toDoor(page);
  const [popup] = await Promise.all([page.waitForEvent('popup'), door.click()]);
  await expect(popup).toHaveURL(`${home}/aquarium`);
  await new AquariumPage(popup, new MouseHands(popup)).expectOpen();
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([1280, 880]);
  await expect(page).toHaveURL(`${home}/community/aqua`);

  const closed = popup.waitForEvent('close');
  // The window may be gone before it has acknowledged the press that closed it.
  await leave(popup).catch((error: unknown) => {
    if (!popup.isClosed()) throw error;
  });
  await closed;
});

test('where the browser allows no window the door leads there in the same tab, and back', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await (await toDoor(page)).click();
  await expect(page).toHaveURL(`${home}/aquarium`);
  await new AquariumPage(page, new MouseHands(page)).expectOpen();
  expect(context.pages()).toEqual([page]);
  await leave(page);
  await expect(page).toHaveURL(`${home}/community/aqua`);
});
