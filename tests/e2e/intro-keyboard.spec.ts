import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { KeyboardHands } from './support/Hands.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

test('a visitor of the academy site reads with the keyboard alone', async ({ page }) => {
  const hands = new KeyboardHands(page);
  const menu = page.getByRole('navigation', { name: '소개 메뉴', exact: true });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`${originOf('edu')}/intro`);
  await expect(page.getByRole('heading', { name: '화면을 먼저 보여 드립니다' })).toBeVisible();

  for (const [link, says] of [
    ['프로그램', '한 권을 끝까지, 한 걸음씩'],
    ['콘텐츠', '읽을 책과 풀 문항'],
    ['활용 예시', '활용 예시'],
    ['개설 안내', '문의에서 첫 수업까지'],
    ['만드는 원칙', '아는 만큼만 말하고, 읽은 만큼만 줍니다'],
    ['체험 안내', '한 시간, 학생이 되어 보십시오'],
    ['독서 이야기', '읽는 아이 곁에서'],
  ] as const) {
    await hands.press(menu.getByRole('link', { name: link }));
    await expect(title).toHaveText(says);
    await expectNoBarriers(page, link);
  }

  await hands.press(page.getByRole('link', { name: '글자를 아는 아이에게도 읽어 주십시오' }));
  await expect(title).toHaveText('글자를 아는 아이에게도 읽어 주십시오');
  await expectNoBarriers(page, 'an article');
  await hands.press(page.getByRole('navigation', { name: '다른 이야기' }).getByRole('link').last());
  await expect(title).not.toHaveText('글자를 아는 아이에게도 읽어 주십시오');
});

test('a visitor of the home site learns what differs, and comes to the login', async ({ page }) => {
  const hands = new KeyboardHands(page);
  await page.goto(`${originOf('home')}/intro?redirect=%2Fmain`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('책을 읽을수록 바다가 깊어져요');
  await expectNoBarriers(page, 'the first page of the home site');
  const question = page.getByText('책을 사야 하나요?');
  await question.focus();
  await hands.press(question);
  await expect(page.getByText(/사지 않아도 시작할 수 있어요/)).toBeVisible();

  const menu = page.getByRole('navigation', { name: '소개 메뉴', exact: true });
  await hands.press(menu.getByRole('link', { name: '시작부터 달라요' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('‘얼마나’보다 ‘어떻게’');
  await expectNoBarriers(page, 'what differs');
  await hands.press(page.getByRole('link', { name: '책바다 시작하기' }));
  await expect(page).toHaveURL(`${originOf('home')}/login`);
});
