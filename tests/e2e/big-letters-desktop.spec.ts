import { MissionPages } from './pages/MissionPages.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { MouseHands } from './support/Hands.ts';
import { listCut, setLetters, spaceText } from './support/letters.ts';
import { originOf } from './support/productAddress.ts';
import { specRoutes } from './support/routeTable.ts';
import { expect, test } from './support/test.ts';
import { expectStanding, go } from './support/walkRoutes.ts';

const BOOK = 1157;

// Results, keys and tickets that nobody has.
test.use({ expected: [/status of (?:401|402|404|422) /] });

for (const { width, height, letters, spaced } of [
  { width: 1280, height: 800, letters: 24, spaced: false },
  { width: 360, height: 700, letters: 32, spaced: false },
  { width: 320, height: 640, letters: 24, spaced: false },
  { width: 390, height: 844, letters: 16, spaced: true },
]) {
  const name = `${letters} px ${spaced ? 'and wide distances ' : ''}on ${width} × ${height}`;
  test(`no page lies beside the screen with letters of ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await setLetters(page, letters);
    if (spaced) await spaceText(page);
    await beSignedIn(page, 'home');
    await page.goto(`${originOf('home')}/notice`);
    await expect(page.locator('html')).toHaveCSS('font-size', `${letters}px`);
    expect(await page.evaluate((em) => matchMedia(`(max-width: ${em}em)`).matches, width / letters)).toBe(true);
    for (const { path, sites, student, title } of specRoutes) {
      if (!sites.includes('home') || student === '/') continue;
      await go(page, path);
      await expectStanding(page, path, { at: student ?? path, title });
      expect.soft(await listCut(page), path).toEqual([]);
    }
  });
}

test('the quiz leaves most of a phone to the question with letters of 32 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await setLetters(page, 32);
  await beSignedIn(page, 'home');
  await page.goto(`${originOf('home')}/book/mission/${BOOK}`);
  const { items } = await new MissionPages(page, new MouseHands(page), BOOK).start('QUIZ');
  const question = page.getByText(items[0]?.question ?? '');
  await question.scrollIntoViewIfNeeded();
  expect(await listCut(page)).toEqual([]);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('main *, header, footer')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );
  expect(covered).toBeLessThan(700 / 3);
});
