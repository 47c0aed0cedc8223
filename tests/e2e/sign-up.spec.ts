import { seoulDay } from '#domain/time/seoulDay.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { SignUpPage } from './pages/SignUpPage.ts';
import { VoyagePages } from './pages/VoyagePages.ts';
import { countTouches } from './support/countTouches.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { TouchHands } from './support/Hands.ts';
import { openInbox } from './support/openInbox.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

/** The birthday of somebody who became so old today: `YYYYMMDD`. */
function bornYearsAgo(years: number): string {
  const today = seoulDay(Date.now()).replaceAll('-', '');
  // Who is born on a leap day becomes older on 1 March of other years.
  const day = today.slice(4) === '0229' ? '0228' : today.slice(4);
  return `${Number(today.slice(0, 4)) - years}${day}`;
}

test('a student of 14 joins alone at the academy site and is in', async ({ page }) => {
  const join = new SignUpPage(page, new TouchHands(page), 'edu');
  await join.open();
  await expectNoBarriers(page, 'the two doors');
  await join.choose('만 14세 이상이에요');

  await join.expectStep(1, '약속을 읽고 동의해요');
  await expect(page.getByRole('checkbox', { name: /선택/ }).first()).not.toBeChecked();
  await expectNoBarriers(page, 'terms');
  await join.press('button', '동의하고 다음으로');
  await expect(page.getByRole('alert')).toContainText('필수 약관에 모두 동의해야');
  await page.getByRole('button', { name: /읽기$/ }).first().tap();
  await expect(page.getByRole('dialog').getByText('쉽게 말하면')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  // Far longer than the screen: the way out comes along.
  await page.getByRole('dialog').getByRole('heading').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('dialog').getByRole('button', { name: '닫기' })).toBeInViewport({ ratio: 1 });
  await expectNoBarriers(page, 'a document');
  await join.press('button', '다 읽었어요');
  await join.agree('동의하고 다음으로', '선택까지 모두 동의할게요');

  await join.expectStep(2, '나를 알려 주세요');
  await join.writeBirthday(bornYearsAgo(14));
  await expect(page.getByText('만 14세', { exact: false }).first()).toBeVisible();
  await join.write('학원 이름', '푸른바다');
  await page.getByRole('button', { name: /푸른바다 독서학원/ }).tap();
  await expectNoBarriers(page, 'who you are');
  await join.press('button', '다음으로');

  await join.expectStep(3, '나의 정보를 적어요');
  await join.press('button', '가입 마치기');
  await expect(join.field('아이디')).toBeFocused();
  await expect(join.field('아이디')).toHaveAccessibleDescription('필수 입력 정보입니다.');
  await join.fillIn({ accountId: 'padohero', password: 'goPado77!', name: '한파도' });
  await join.write('이메일', 'pado@family.kr');
  await join.write('휴대전화 번호', '010-2345-6789');
  await expectNoBarriers(page, 'the form');

  // What was typed outlives a reload; the passwords do not.
  await page.reload();
  await expect(join.field('아이디')).toHaveValue('padohero');
  await expect(join.field('비밀번호')).toHaveValue('');
  await join.write('비밀번호', 'goPado77!');
  await join.write('비밀번호 한 번 더', 'goPado77!');
  await join.press('button', '가입 마치기');

  await join.expectStep(4, '한파도 님, 환영해요!');
  await expectNoBarriers(page, 'welcome');
  const code = /확인 번호: (\d{6})/;
  const mail = await openInbox('pado@family.kr', code);
  // It may have reached somebody else.
  expect(mail.text).not.toContain('한파도');
  await join.write('확인 번호', code.exec(mail.text)?.[1] ?? '');
  await join.press('button', '확인하기');
  await expect(page.getByText('이메일을 확인했어요')).toBeVisible();
  await join.press('button', '책바다로 들어가기');
  // Whoever is new plays first, or goes on to the main page.
  await expect(page).toHaveURL(`${originOf('edu')}/voyage`);
  await page.getByRole('button', { name: '항해 멈추기' }).tap();
  await page.getByRole('button', { name: '안 할래요' }).tap();
  await expect(page).toHaveURL(`${originOf('edu')}/main`);
  await new LoginPage(page, 'edu').expectMainPage();
});

test('a child of 11 joins with a guardian at the home site and is in', async ({ page }) => {
  const count = await countTouches(page);
  const join = new SignUpPage(page, new TouchHands(page), 'home');
  const birthday = bornYearsAgo(11);
  await join.open();
  // The wrong door first: the birthday leads to the right one.
  await join.choose('만 14세 이상이에요');
  await join.agree('동의하고 다음으로', '선택까지 모두 동의할게요');
  await join.writeBirthday(birthday);
  await expect(page.getByRole('alert')).toContainText('만 14세 미만은 보호자(법정대리인) 본인 인증이 필요합니다.');
  await join.press('button', '만 14세 미만 가입으로 바꾸기');

  await join.expectStep(1, '보호자와 함께 해요');
  await expectNoBarriers(page, 'what a child reads');
  await join.press('button', '다 읽었어요');
  await join.expectStep(2, '나를 알려 주세요');
  await expect(join.field('생일')).toHaveValue(birthday);
  await join.press('button', '다음으로');

  await join.expectStep(2, '보호자를 불러 주세요');
  await join.write('보호자 이름', '서보호');
  await join.write('보호자 휴대전화 번호', '010-8765-4321');
  await page.getByRole('radio', { name: '어머니' }).check();
  await expectNoBarriers(page, 'who the guardian is');
  await join.press('button', '보호자 확인하기');

  // The guardian closes the window first: everything is still there, and the address is clean.
  await page.getByRole('button', { name: '창 닫기' }).tap();
  await expect(page.getByRole('alert')).toContainText('적은 내용은 그대로 있으니');
  await expect(page).toHaveURL(`${originOf('home')}/login/sign-up`);
  await expect(join.field('보호자 이름')).toHaveValue('서보호');
  await join.press('button', '보호자 확인하기');
  await page.getByRole('button', { name: '인증하기' }).tap();

  await join.expectStep(2, '법정대리인 동의');
  await expect(page).toHaveURL(`${originOf('home')}/login/sign-up`);
  await expect(page.getByText('본인 확인을 마쳤습니다.')).toBeVisible();
  await expectNoBarriers(page, 'the consent of the guardian');
  await join.agree('법정대리인으로서 동의합니다', '선택 항목까지 모두 동의합니다');

  await join.expectStep(3, '나의 정보를 적어요');
  await join.fillIn({ accountId: 'moraechild', password: 'sandCastle5', name: '서모래' });
  await join.press('button', '가입 마치기');
  await join.expectStep(4, '서모래 님, 환영해요!');
  count.restart();
  await join.press('button', '책바다로 들어가기');
  const voyage = new VoyagePages(page, new TouchHands(page));
  await voyage.playStory('고래의 우체통');
  await voyage.hatch('해마', '');
  expect(count.touches()).toBeLessThanOrEqual(25);
  await count.write({ name: 'hatched', from: 'the welcome of a sign-up', to: 'a hatched pet', goal: 25 });
  await voyage.hands.press(page.getByRole('link', { name: '함께 책바다로!' }));
  await expect(page).toHaveURL(`${originOf('home')}/main`);
  await new LoginPage(page, 'home').expectMainPage();
});
