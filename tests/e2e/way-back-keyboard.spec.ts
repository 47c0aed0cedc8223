import type { Page } from '@playwright/test';
import { beSignedIn } from './support/beSignedIn.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

/** Each with the card that is opened, from 0; a new student's shelf has one book. */
const LISTS = [
  ['the main page', '/main', 2],
  ['the search', '/search?query=바다', 2],
  ['a later page of the search', '/search?page=2', 2],
  ['the recommendations', '/recommend', 2],
  ['the library', '/library/board', 0],
] as const;

/** Cards of books, whatever their list looks like. */
const cardsOf = (page: Page) => page.getByRole('main').locator('a[href^="/book/view/"]');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('back from a book, every list is as it was left: the same card has the focus, at the same place', async ({
  page,
}) => {
  await beSignedIn(page, 'edu');
  for (const [name, address, nth] of LISTS) {
    await test.step(name, async () => {
      await page.goto(originOf('edu') + address);
      const card = cardsOf(page).nth(nth);
      await expect(card).toBeVisible();
      const opened = (await card.getAttribute('href')) ?? '';
      await card.focus();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      const before = await scrolled(page);

      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${opened}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(cardsOf(page).nth(nth)).toBeFocused();
      expect(await scrolled(page)).toBe(before);
    });
  }
});

test('the link of a book page leads back to the search as it was left, and no second one lies behind it', async ({
  page,
}) => {
  await beSignedIn(page, 'edu');
  await page.goto(`${originOf('edu')}/main`);
  await page.getByRole('navigation').getByRole('link', { name: '책 찾기' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/search$/);
  const third = cardsOf(page).nth(2);
  await third.focus();
  await page.keyboard.press('Enter');
  const crumb = page.getByRole('navigation', { name: '지금 있는 곳' }).getByRole('link', { name: '책 찾기' });
  await crumb.focus();
  await page.keyboard.press('Enter');
  await expect(cardsOf(page).nth(2)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/main$/);
});

test('somebody with a mouse finds the list where it was, with no mark on the card and nothing that moves', async ({
  page,
}) => {
  await beSignedIn(page, 'edu');
  await page.goto(`${originOf('edu')}/search`);
  const card = cardsOf(page).nth(14);
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await page.evaluate(() => (history.scrollRestoration === 'auto' ? window.scrollY : -1));
  expect(before).toBe(0);
  await page.evaluate(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    addEventListener('scroll', () => moves.push(window.scrollY));
  });
  await page.goBack();
  await expect(card).toBeFocused();
  expect(await card.evaluate((link) => link.matches(':focus-visible'))).toBe(false);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const moves = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
  expect(new Set(moves).size).toBeLessThanOrEqual(1);
  await expect(card).toBeInViewport();
});
