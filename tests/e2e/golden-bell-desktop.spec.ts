import { demoAccounts } from '#server/config/demoAccounts.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const edu = originOf('edu');

test('a hall plays a golden bell from the code to the film', async ({ page, browser }) => {
  const staff = await browser.newContext();
  const screen = await staff.newPage();
  await screen.goto(`${edu}/teacher`);
  await screen.getByRole('button', { name: '체험 선생님으로 둘러보기' }).click();
  await screen.getByRole('link', { name: '골든벨' }).click();
  await screen.getByRole('link', { name: '골든벨 열기' }).first().click();
  await screen.getByLabel('책 찾기').fill('왕오천축국전');
  await screen.getByRole('button', { name: /왕오천축국전/ }).first().click();
  await screen.getByLabel('문제 수').selectOption('5');
  await screen.getByRole('checkbox', { name: '네 가지 가운데 고르기' }).uncheck();
  await screen.getByRole('button', { name: '문제 뽑기' }).click();
  await screen.getByRole('button', { name: '방 열기' }).click();
  const code = (await screen.getByText(/^방 번호 \d{4}$/).textContent())?.replace(/\D/g, '') ?? '';

  await page.goto(`${edu}/login`);
  await page.getByLabel('아이디', { exact: true }).fill(demoAccounts.edu.accountId);
  await page.getByLabel('비밀번호', { exact: true }).fill(demoAccounts.edu.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(/\/main$/);
  await expect(page.getByRole('heading', { name: '독서 골든벨이 열렸어요' })).toBeVisible();
  await page.goto(`${edu}/bell`);
  const walk = new FieldWalk(page);
  await walk.walk('src/features/bell/BellEntry.tsx');
  await page.getByLabel('방 번호').fill(code);
  await page.getByRole('button', { name: '들어가기', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('곧 시작해요');
  await expect(screen.getByRole('heading', { name: '1명이 왔어요' })).toBeVisible();

  await screen.getByRole('button', { name: '시작하기' }).click();
  await page.getByRole('button', { name: '오, 맞아요' }).click();
  await expect(page.getByText('답을 보냈어요')).toBeVisible();
  // The same after a reload.
  await page.reload();
  await expect(page.getByRole('button', { name: '오, 맞아요' })).toHaveAttribute('aria-pressed', 'true');
  await expect(screen.getByText('1명 가운데 1명이 답했어요')).toBeVisible();
  await screen.getByRole('button', { name: '답 그만 받기' }).click();
  await screen.getByRole('button', { name: '정답 공개' }).click();
  await expect(page.getByText('정답', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: '끝내기', exact: true }).click();
  await screen.getByRole('button', { name: '정말 끝내기' }).click();
  await screen.getByRole('button', { name: '건너뛰기' }).click();
  await expect(screen.getByRole('heading', { name: '골든벨을 울렸어요!' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('끝까지');
  await screen.getByRole('link', { name: '결과 보기' }).click();
  await expect(screen.getByRole('heading', { name: '학생마다' })).toBeVisible();
  await staff.close();
});
