import { AquariumPage } from './pages/AquariumPage.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { MouseHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

/** What a visitor of the home site sees first, whatever was asked for. */
const OUTSIDE = /\/intro(\?|$)/;

test('a sign-out in one window locks all of them, and nothing of the aquarium is left to be seen', async ({
  page,
  request,
}) => {
  const student = await NewStudent.join(request, 'windows1');
  await student.enter(page);
  const origin = originOf('home');
  const context = page.context();
  const aquarium = await context.newPage();
  const words = await context.newPage();
  const shell = await context.newPage();
  // A page is drawn before the server has confirmed its login; without it the sign-out would end with a 401.
  const confirmed = shell.waitForResponse('**/api/account/me');
  await Promise.all([
    page.goto(`${origin}/community/aqua`),
    aquarium.goto(`${origin}/aquarium`),
    words.goto(`${origin}/aquarium?place=words`),
    shell.goto(`${origin}/search`),
  ]);
  await confirmed;
  await expect(aquarium.getByRole('button', { name: '가방', exact: true })).toBeVisible();
  await expect(words.getByRole('button', { name: '글자로 쓰기' })).toBeVisible();

  await page.getByRole('button', { name: /메뉴$/ }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  for (const window of [page, aquarium, words, shell]) {
    await expect(window).toHaveURL(OUTSIDE);
    await expect(window.getByRole('button', { name: '가방', exact: true })).toHaveCount(0);
    await expect(window.getByRole('button', { name: '글자로 쓰기' })).toHaveCount(0);
    await expect(window.locator('canvas')).not.toBeVisible();
  }
  // Asking for it again leads nowhere either.
  await aquarium.goto(`${origin}/aquarium`);
  await expect(aquarium).toHaveURL(OUTSIDE);
});

test('the aquarium opens in a window of its own size, and leaving closes it', async ({ page }) => {
  await beSignedIn(page, 'home');
  const home = originOf('home');
  await page.goto(`${home}/community/aqua`);
  const opener = page.getByRole('button', { name: '수족관 들어가기' });
  const [popup] = await Promise.all([page.waitForEvent('popup'), opener.click()]);
  await expect(popup).toHaveURL(`${home}/aquarium`);
  const hands = new MouseHands(popup);
  await new AquariumPage(popup, hands).expectOpen();
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([1280, 880]);
  await expect(page).toHaveURL(`${home}/community/aqua`);

  const closed = popup.waitForEvent('close');
  // The window may be gone before it has acknowledged the press that closed it.
  await hands.press(popup.getByRole('button', { name: '수족관 나가기' })).catch((error: unknown) => {
    if (!popup.isClosed()) throw error;
  });
  await closed;
});
