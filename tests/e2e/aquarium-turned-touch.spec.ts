import type { Locator, Page } from '@playwright/test';
import { AquariumPage } from './pages/AquariumPage.ts';
import { WordsPage } from './pages/WordsPage.ts';
import { TouchHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

test('a phone is turned in the middle of everything, and a picture is passed on', async ({ page, request }) => {
  const student = await NewStudent.join(request, 'turned1');
  await student.enter(page);
  await giveShareSheet(page);
  await page.goto(`${originOf('home')}/aquarium`);
  const hands = new TouchHands(page);
  const aquarium = new AquariumPage(page, hands);
  await aquarium.expectOpen();

  await hands.press(page.getByRole('button', { name: '상점', exact: true }));
  const banana = page.getByRole('option', { name: /^바나나,/ });
  await hands.press(banana);
  await turn(page, SIDEWAYS, banana);
  await expect(banana).toHaveAttribute('aria-selected', 'true');
  await expectOnScreen(page, '상점 닫기');
  await hands.press(page.getByRole('button', { name: '상점 닫기' }));
  for (const door of ['가방', '상점', '방 꾸미기', '돌보기', '더 보기']) await expectOnScreen(page, door);

  await hands.press(page.getByRole('button', { name: '더 보기', exact: true }));
  const camera = page.getByRole('button', { name: '수족관 엽서, 사진 찍기' });
  await turn(page, UPRIGHT, camera);
  await hands.press(camera);
  await page.getByRole('button', { name: '보내기' }).tap();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: object[] }).shared))
    .toEqual([{ type: 'image/png', name: expect.stringMatching(/^책바다-수족관-.*\.png$/), small: false }]);
  await page.getByRole('dialog', { name: /찰칵/ }).getByRole('button', { name: '닫기' }).tap();

  await hands.press(page.getByRole('button', { name: /^오늘의 낱말, / }));
  const words = new WordsPage(page);
  const word = await words.read();
  await words.catch(word, { to: 1 });
  await words.expectCaught(1);
  await turn(page, SIDEWAYS, page.getByRole('button', { name: '수족관으로 돌아가기' }));
  await words.expectCaught(1);
  await words.catch(word, { from: 1 });
  await expect(words.action(/^조개 2개 받기$/)).toBeVisible();
});

/** Turns the phone, and waits until the scene has taken its new shape. @param thing something of the scene that moves */
async function turn(page: Page, size: typeof UPRIGHT, thing: Locator): Promise<void> {
  const before = await thing.boundingBox();
  await page.setViewportSize(size);
  await expect.poll(() => thing.boundingBox()).not.toEqual(before);
}

/** A phone's share sheet that keeps what it is given. */
async function giveShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shared: object[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files: [file] }: { files: File[] }) => {
        shared.push({ type: file?.type, name: file?.name, small: (file?.size ?? 0) < 10_000 });
      },
    });
  });
}

async function expectOnScreen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
}
