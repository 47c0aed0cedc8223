import { demoAccounts } from '#server/config/demoAccounts.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const edu = originOf('edu');

test('the field of a golden bell keeps what is written, and a code without a room is answered kindly', async ({
  page,
  expected,
}) => {
  await page.goto(`${edu}/login`);
  await page.getByLabel('아이디', { exact: true }).fill(demoAccounts.edu.accountId);
  await page.getByLabel('비밀번호', { exact: true }).fill(demoAccounts.edu.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(/\/main$/);
  await page.goto(`${edu}/bell`);
  const walk = new FieldWalk(page);
  await walk.walk('src/features/bell/BellEntry.tsx');
  expected.push(/422/);
  await page.getByLabel('방 번호').fill('1234');
  await page.getByRole('button', { name: '들어가기', exact: true }).click();
  await expect(page.getByText('지금 그 번호로 열린 골든벨 방이 없어요')).toBeVisible();
});
