import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

test('a tablet: the book personality by touch, to sliders, books and a picture', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await (await NewStudent.join(page.request, `like${Date.now() % 1_000_000}`)).enter(page);
  await page.goto(`${originOf('home')}/bbti/intro`);
  await expectNoBarriers(page, 'personality intro');
  await page.getByRole('link', { name: '시작하기' }).tap();
  for (let no = 1; no <= 28; no += 1) {
    await expect(page.getByText(`28문제 가운데 ${no}번.`)).toBeAttached();
    if (no === 3) {
      await expectNoBarriers(page, 'personality question');
      await page.reload();
      await expect(page.getByText('28문제 가운데 3번.')).toBeAttached();
    }
    const chosen = page.getByRole('button', { name: no % 3 === 0 ? /^2번, / : /^1번, / });
    await chosen.tap();
  }
  await expect(page.getByRole('button', { name: /번, / }).and(page.locator('[aria-pressed="true"]'))).toBeVisible();
  await page.getByRole('button', { name: '다 했어요' }).tap();

  await expect(page).toHaveURL(/\/bbti\/result\/\d+$/);
  const [animal, sliders] = [page.getByRole('img', { name: / 그림$/ }), page.getByText('네 가지 읽기 습관')];
  await expect(animal).toBeVisible();
  expect(await animal.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(360);
  const top = async (part: typeof animal) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(animal)).toBeLessThan(await top(sliders));
  const habits = page.getByRole('region', { name: '네 가지 읽기 습관' });
  await expect(habits.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: '나와 잘 어울리는 책' }).getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('region', { name: '반대 성향에게 배우기' })).toBeVisible();
  await expect(page.getByText(/부터 다시 해 볼 수 있어요/)).toBeVisible();
  await expectNoBarriers(page, 'personality result');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '그림으로 저장' }).tap();
  expect((await saved).suggestedFilename()).toMatch(/^책바다-책성향-[\d-]+\.png$/);
});
