import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { type OwnProduct, runOwnProduct } from './support/ownProduct.ts';
import { expect, test } from './support/test.ts';

/** A product of its own: its sites are closed. */
let product: OwnProduct;
test.beforeAll(async () => {
  product = await runOwnProduct(1);
});
test.afterAll(() => product.stop());

test('the hall of fame, the customer service and the documents stand without barriers', async ({ page }) => {
  await product.signIn(page, 'edu');
  const origin = product.origin('edu');
  await page.goto(`${origin}/community/legend`);
  await expect(page.getByRole('list', { name: '메달을 받은 친구들' })).toBeVisible();
  await expectNoBarriers(page, 'hall of fame');
  const listing = page.getByRole('switch', { name: '명예의 전당에 나를 보이기' });
  await listing.click();
  await expect(page.getByRole('heading', { name: '나의 기록' })).toBeVisible();
  const mine = page.getByRole('main').getByText('나', { exact: true });
  await expect(mine).toBeHidden();
  await listing.click();
  await expect(mine).toBeVisible();

  await page.goto(`${origin}/cs`);
  await page.getByLabel('무엇이 궁금한가요?').fill('조개');
  await page.getByLabel('무엇이 궁금한가요?').press('Enter');
  await expect(page).toHaveURL(/\/faq\?query=/);
  const answer = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(answer).toBeVisible();
  await expectNoBarriers(page, 'answers');
  await answer.click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoBarriers(page, 'an answer');
  await page.goto(`${origin}/policy`);
  await expect(page.getByRole('combobox', { name: '시행일' })).toBeVisible();
  await page.getByRole('tab', { name: '이용약관' }).click();
  await expect(page).toHaveURL(/document=SERVICE/);
  await expect(page.getByRole('heading', { name: '약관과 개인정보 처리방침', level: 1 })).toBeVisible();
  await expectNoBarriers(page, 'documents');
});

test('a phone has all groups of the header in one menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await product.signIn(page, 'school');
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  const menu = page.getByRole('dialog', { name: '전체 메뉴' });
  for (const name of [
    '게임 대회',
    '독서 진단',
    '이달의 추천',
    '책장',
    '독서 달력',
    '책바구니',
    '명예의 전당',
    '책 찾기',
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expectNoBarriers(page, 'menu of a phone');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: '전체 메뉴' })).toBeFocused();
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await menu.getByRole('link', { name: '책장' }).click();
  await expect(page).toHaveURL(/\/library\/board$/);
  await expect(menu).toBeHidden();
});

test.describe('while the sites are closed', () => {
  test.use({ expected: [/status of 503|answer 503/] });

  test('an open page keeps what it shows, a new visit gets the notice, and both go on once they are open', async ({
    page,
    context,
  }) => {
    const origin = product.origin('school');
    await product.signIn(page, 'school');
    const notice = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await expect(notice).toBeVisible();
    await page.clock.install();
    await product.operate('site', 'close', '--sites', 'school', '--words', '바다를 청소해요.');
    await expect.poll(async () => (await page.request.get(`${origin}/api/notices`)).status()).toBe(503);
    const title = await notice.getByRole('strong').textContent();
    await notice.click();
    const closed = page.getByRole('dialog', { name: '책바다를 손보고 있어요' });
    await expect(closed).toContainText('바다를 청소해요.');
    await expectNoBarriers(page, 'closed over an open page');

    const visit = await context.newPage();
    expect((await visit.goto(`${origin}/notice`))?.status()).toBe(503);
    await expect(visit.getByRole('heading', { name: '책바다를 손보고 있어요' })).toBeVisible();
    await expect(visit.getByText('바다를 청소해요.')).toBeVisible();
    await expectNoBarriers(visit, 'maintenance');

    await product.operate('site', 'open');
    await expect(async () => {
      await visit.getByRole('link', { name: '다시 열어 보기' }).click();
      await expect(visit.getByRole('heading', { name: '공지사항', level: 1 })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(async () => {
      await page.clock.fastForward(45_000);
      await expect(closed).toBeHidden({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    // The refused request was repeated without a press.
    await expect(page.getByRole('article').getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  });
});
