import { TestPages } from './pages/TestPages.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { KeyboardHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

/** Answers that nobody can have read: more than enough for a pause. */
const TOO_MANY = 9;

// Answers on their way when the test pauses are told so.
test.use({ expected: [/status of 422/] });

test('enlarged to 200 %, by keys alone: answers too fast to be read pause the test kindly', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await (await NewStudent.join(page.request, `fast${Date.now() % 1_000_000}`)).enter(page);
  await page.goto(`${originOf('home')}/diagnosis/intro`);
  const hands = new KeyboardHands(page);
  const pages = new TestPages(page, hands);
  await pages.begin(page.getByRole('link', { name: '진단 시작하기' }));
  await expectNoBarriers(page, 'diagnosis question enlarged');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  for (let at = 0; at < TOO_MANY; at += 1) {
    await page.keyboard.press(String((at % 4) + 1));
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByRole('heading', { level: 1, name: '잠깐 쉬었다 할까요?' })).toBeVisible();
  await expectNoBarriers(page, 'paused diagnosis');

  // Another form: nobody is given the same questions twice.
  const { questions } = await pages.begin(page.getByRole('button', { name: '처음부터 천천히 해 볼래요' }));
  const [first] = questions;
  if (first === undefined) throw new Error('the test has no questions');
  await pages.expectQuestion(first);
  await expect(page.getByRole('progressbar', { name: '답한 문제' })).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('2');
  await hands.press(page.getByRole('button', { name: /^그만하고 나가기/ }));
  await expect(page.getByRole('heading', { name: '하던 진단이 있어요' })).toBeVisible();
  await expect(page.getByText('20문제 가운데 1문제에 답했어요')).toBeVisible();
});
