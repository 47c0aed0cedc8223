import type { Page } from '@playwright/test';
import { NewStudent } from './support/newStudent.ts';
import { passStart } from './support/passStart.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const BOOK_NO = 1042;

// What was changed elsewhere is refused on purpose.
test.use({ expected: [/Failed to load resource: .* status of 422 .*\/submissions/] });

const pressed = (page: Page, name: string) =>
  expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');

async function open(page: Page): Promise<void> {
  await page.goto(`${originOf('home')}/book/mission/${BOOK_NO}?kind=OX`);
  await passStart(page);
}

test('two tabs of one mission show the first answer and its verdict, and what another device gave is shown before it counts', async ({
  page,
  context,
  request,
}) => {
  const student = await NewStudent.join(request, `twotabs${Date.now() % 1e9}`);
  await student.enter(page);
  await open(page);
  const other = await context.newPage();
  await open(other);
  await page.getByRole('button', { name: '1번 문제' }).click();
  await page.getByRole('button', { name: 'O, 맞아요' }).click();
  const verdict = /^1번 문제, (맞았어요|다시 볼 것이에요)$/;
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: verdict })).toBeVisible();
  await other.getByRole('button', { name: '1번 문제' }).click();
  await pressed(other, 'O, 맞아요');
  await other.getByRole('button', { name: 'X, 아니에요' }).click({ force: true });
  await pressed(other, 'O, 맞아요');
  await pressed(page, 'O, 맞아요');

  // What another device has saved meanwhile, without a verdict yet.
  await student.answerOx(BOOK_NO, 2, 'X');
  await page.getByRole('button', { name: '10번 문제' }).click();
  await page.getByRole('button', { name: '다 했어요' }).click();
  await page.getByRole('button', { name: '이대로 내기' }).click();
  await expect(page.getByRole('dialog', { name: '잠깐만요' })).toContainText('바뀐 답을 확인하고 다시 내 주세요');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await page.getByRole('button', { name: '2번 문제' }).click();
  await pressed(page, 'X, 아니에요');
  await page.getByRole('button', { name: '10번 문제' }).click();
  await page.getByRole('button', { name: '다 했어요' }).click();
  await page.getByRole('button', { name: '이대로 내기' }).click();
  await expect(page).toHaveURL(/\/book\/mission\/result\//);
});
