import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const BOOK_NO = 1157;
const LAST_PAGE = 13;
const home = originOf('home');

test('who has read a book leaves stars and words, and changes them', async ({ page }) => {
  const student = await NewStudent.join(page.request, 'startouch');
  await student.enter(page);
  await page.goto(`${home}/book/view/${BOOK_NO}`);
  const reviews = page.getByRole('region', { name: '친구들의 느낌' });
  await expect(reviews.getByText('다 읽으면 느낌을 남길 수 있어요')).toBeVisible();
  await student.read(BOOK_NO, LAST_PAGE);
  await page.reload();
  await reviews.getByRole('button', { name: '느낌 남기기' }).tap();
  await expect(reviews.getByRole('alert')).toHaveText('별을 먼저 골라 주세요.');
  await reviews.getByText('별 4개, 재미있었어요').tap({ force: true });
  await reviews.getByLabel(/^느낌/).fill('010-1234-5678로 연락해');
  await reviews.getByRole('button', { name: '느낌 남기기' }).tap();
  await expect(reviews.getByRole('alert')).toContainText('전화번호');
  await reviews.getByLabel(/^느낌/).fill('사막의 밤을 나도 걷고 싶어요.');
  await reviews.getByRole('button', { name: '느낌 남기기' }).tap();
  await expect(reviews.getByText('나의 느낌')).toBeVisible();
  await expect(reviews.getByText('사막의 밤을 나도 걷고 싶어요.')).toBeVisible();
  await expectNoBarriers(page, 'a book with reviews');
  await reviews.getByRole('button', { name: '고치기' }).tap();
  await expect(reviews.getByLabel(/^느낌/)).toHaveValue('사막의 밤을 나도 걷고 싶어요.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the recommended books say why; one that is not wanted goes and comes back', async ({ page }) => {
  const student = await NewStudent.join(page.request, 'advicetouch');
  await student.enter(page);
  await page.goto(`${home}/recommend`);
  const month = page.getByRole('combobox', { name: '달 고르기' });
  await expect(month).toBeEnabled();
  await page.getByRole('button', { name: '다음 책' }).tap();
  await expect(page.getByRole('button', { name: '앞의 책' })).toBeVisible();
  await month.selectOption({ index: 5 });
  await expect(page).toHaveURL(/month=\d{4}-\d{2}$/);
  await expectNoBarriers(page, 'recommendations');

  await page.getByRole('link', { name: '모두 보기' }).tap();
  await expect(page.getByText('지금 읽기 수준에 잘 맞아서').first()).toBeVisible();
  await expectNoBarriers(page, 'my recommendations');
  const hide = page.getByRole('button', { name: /추천하지 않기$/ }).first();
  const name = (await hide.getAttribute('aria-label')) ?? '';
  await hide.tap();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: '되돌리기' }).tap();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});
