import { LoginPage } from './pages/LoginPage.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { TouchHands } from './support/Hands.ts';
import { joinByCalls } from './support/joinByCalls.ts';
import { openInbox } from './support/openInbox.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const edu = originOf('edu');
const CODE = /확인 번호: (\d{6})/;
const person = {
  accountId: 'lostpearl2',
  password: 'oldPearl77!',
  name: '진주조개',
  email: 'pearl2@family.kr',
  mobileNo: '01033334445',
};

test.use({ expected: [/status of 422 .*\/password-resets\/(check|confirm)/] });

test('somebody who forgot everything gets in again by mail', async ({ page }) => {
  const { signUpToken } = await joinByCalls(page, person);
  const [, code = ''] = CODE.exec((await openInbox(person.email, CODE)).text) ?? [];
  const proof = await page.request.post(`${edu}/api/account/sign-ups/email-proof`, { data: { signUpToken, code } });
  expect(proof.ok()).toBe(true);
  const hands = new TouchHands(page);
  const press = (role: 'button' | 'link' | 'tab', name: string) =>
    hands.press(page.getByRole(role, { name, exact: true }).filter({ visible: true }));
  const write = (label: string, text: string) =>
    hands.write(page.getByLabel(label, { exact: true }).filter({ visible: true }), text);

  // Nobody learns who is a member: an unknown name is answered alike.
  await new LoginPage(page, 'edu').open();
  await press('link', '아이디 찾기');
  await expectNoBarriers(page, 'finding the id');
  await press('tab', '휴대전화');
  await write('이름', '없는이름');
  await write('가입할 때 적은 휴대전화 번호', '010-0000-1111');
  await press('button', '아이디 받기');
  const answer = page.getByRole('status').filter({ hasText: '적어 주신 정보가 맞으면' });
  const unknown = await answer.textContent();
  await press('button', '다시 적을래요');
  await press('tab', '이메일');
  await write('이름', person.name);
  await write('가입할 때 적은 이메일', person.email);
  await press('button', '아이디 받기');
  await expect(answer).toHaveText(unknown ?? '');
  await expectNoBarriers(page, 'the answer');
  const { text } = await openInbox(person.email, /아이디를 찾았어요/);
  expect(text).toContain(person.accountId);

  await press('link', '비밀번호 다시 정하기');
  await write('아이디', person.accountId);
  await write('가입할 때 적은 이메일', person.email);
  await press('button', '링크 받기');
  await expect(answer).toBeVisible();
  const resetLink = /http\S+find-reset#token=\S+/;
  const link = resetLink.exec((await openInbox(person.email, resetLink)).text)?.[0] ?? '';

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: '새 비밀번호를 정해요' })).toBeVisible();
  await expect(page).toHaveURL(`${edu}/login/find-reset`);
  await expectNoBarriers(page, 'the new password');
  const first = page.getByLabel('새 비밀번호', { exact: true });
  await hands.write(first, person.accountId);
  await write('새 비밀번호 한 번 더', person.accountId);
  await press('button', '새 비밀번호로 바꾸기');
  await expect(first).toHaveAccessibleDescription(/아이디와 다르게/);
  await hands.write(first, 'newPearl88!');
  await write('새 비밀번호 한 번 더', 'newPearl88!');
  await press('button', '새 비밀번호로 바꾸기');
  await expect(page.getByRole('heading', { level: 1, name: '새 비밀번호로 바꿨어요' })).toBeVisible();

  await press('link', '로그인하러 가기');
  const login = new LoginPage(page, 'edu');
  await login.signIn(person.accountId, 'newPearl88!');
  await login.expectMainPage();

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: '쓸 수 없는 링크예요' })).toBeVisible();
});
