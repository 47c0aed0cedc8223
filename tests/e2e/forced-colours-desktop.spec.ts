import type { Locator } from '@playwright/test';
import { MissionPages } from './pages/MissionPages.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { MouseHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const HOME = originOf('home');
const BOOK = 1042;

/** Colours are the person's own: the sign of what is chosen has to be a shape. */
const edgeOf = (target: Locator) => target.evaluate((element) => getComputedStyle(element).borderTopStyle);

test.beforeEach(async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await (await NewStudent.join(request, `forced${Date.now() % 10_000_000}`)).enter(page);
});

async function expectSign(chosen: Locator, other: Locator): Promise<void> {
  await expect.poll(() => edgeOf(chosen)).toBe('double');
  expect(await edgeOf(other)).not.toBe('double');
}

test('answers and questions of a mission have a sign of their own', async ({ page }) => {
  const missions = new MissionPages(page, new MouseHands(page), BOOK);
  await page.goto(`${HOME}/book/mission/${BOOK}`);
  await missions.start('OX');
  const [yes, no] = [
    page.getByRole('button', { name: 'O, 맞아요' }),
    page.getByRole('button', { name: 'X, 아니에요' }),
  ];
  await no.click();
  await expectSign(no, yes);
  await page.getByRole('button', { name: '다음', exact: true }).click();
  const dots = page.getByRole('navigation', { name: '문제 고르기' }).getByRole('button');
  await expectSign(dots.nth(1), dots.nth(2));
  const lineOf = (dot: Locator) => dot.evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect([await lineOf(dots.nth(0)), await lineOf(dots.nth(2))]).toEqual(['underline', 'none']);
  await expectNoBarriers(page, 'OX in forced colours');

  await page.goto(`${HOME}/book/mission/${BOOK}`);
  await missions.start('QUIZ');
  const options = page.getByRole('group').getByRole('button', { name: /^\d번, / });
  await options.nth(1).click();
  await expectSign(options.nth(1), options.nth(0));
  await expectNoBarriers(page, 'quiz in forced colours');
});

test('today, tabs and what is looked for have a sign of their own, and buttons an edge', async ({ page }) => {
  await page.goto(`${HOME}/library/calendar`);
  const today = page.locator('[aria-current="date"]').first();
  await expect(today).toBeVisible();
  expect(await edgeOf(today)).toBe('double');

  await page.goto(`${HOME}/search`);
  const tile = page.getByRole('button', { pressed: false }).first();
  await tile.click();
  const [chosen, other] = [page.getByRole('button', { pressed: true }), page.getByRole('button', { pressed: false })];
  await expectSign(chosen.first(), other.first());
  expect(await edgeOf(other.first())).toBe('solid');
  await expectNoBarriers(page, 'search in forced colours');

  await page.goto(`${HOME}/main`);
  const bar = page
    .getByRole('progressbar')
    .filter({ has: page.locator('[data-bar]') })
    .first();
  await expect(bar).toBeVisible();
  expect(await edgeOf(bar)).toBe('solid');
});
