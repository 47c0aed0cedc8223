import { AquariumPage } from './pages/AquariumPage.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { MissionPages } from './pages/MissionPages.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { KeyboardHands, MouseHands } from './support/Hands.ts';
import { passStart } from './support/passStart.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const BOOK_NO = 1157;
const home = originOf('home');
/** The ring around what has the focus. */
const RING = /0px 0px 0px 6px/;

test('the pages of the shell have no barriers', async ({ page }) => {
  const login = new LoginPage(page, 'home');
  await login.open();
  await expect(page.getByRole('button', { name: '체험 계정으로 시작하기' })).toBeVisible();
  await expectNoBarriers(page, 'login');
  await login.startDemo();
  await login.expectMainPage();
  await expectNoBarriers(page, 'main');

  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  await menu.getByRole('link', { name: '책 찾기' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoBarriers(page, 'search');
  await page.goto(`${home}/book/view/${BOOK_NO}`);
  await expect(page.getByRole('link', { name: /읽기$/ }).first()).toBeVisible();
  await expectNoBarriers(page, 'book view');

  await page.goto(`${home}/community/aqua`);
  await expect(page.getByRole('button', { name: '수족관 들어가기' })).toBeVisible();
  await expectNoBarriers(page, 'aquarium door');
  await menu.getByRole('button', { name: '고객센터' }).click();
  await menu.getByRole('link', { name: '공지사항' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectNoBarriers(page, 'notices');

  await page.goto(`${home}/mypage/main`);
  await expect(page.getByRole('progressbar', { name: /목표/ })).toBeVisible();
  await expectNoBarriers(page, 'my page');
  await page.getByRole('button', { name: '목표 고치기' }).click();
  await expectNoBarriers(page, 'the goal dialog');
  await page.goto(`${home}/mypage/point`);
  await expect(page.getByText('지금까지 모은 북포인트')).toBeVisible();
  await expectNoBarriers(page, 'points');

  await page.goto(`${home}/book/read/${BOOK_NO}`);
  await expect(page.getByRole('button', { name: /^다음 쪽/ }).filter({ visible: true })).toBeVisible();
  await expectNoBarriers(page, 'reader');
});

test('whoever has no mouse sees where they are, also on what has a shadow of its own', async ({ page }) => {
  await beSignedIn(page, 'home');
  const hands = new KeyboardHands(page);
  await page.goto(`${home}/book/mission/${BOOK_NO}`);
  const card = page.getByRole('list', { name: '미션' }).getByRole('link').first();
  await hands.reach(card);
  await expect(card).toHaveCSS('box-shadow', RING);
  await page.goto(`${home}/main`);
  const contest = page.getByRole('main').getByRole('link', { name: /첫 번째 항해/ });
  await hands.reach(contest);
  await expect(contest).toHaveCSS('box-shadow', RING);
});

test('the way into a mission and out of it with gaps has no barriers', async ({ page }) => {
  await beSignedIn(page, 'home');
  const missions = new MissionPages(page, new MouseHands(page), BOOK_NO);
  await page.goto(`${home}/book/mission/${BOOK_NO}`);
  const ox = page.getByRole('list', { name: '미션' }).getByRole('link', { name: 'OX 퀴즈' });
  await expect(ox).toBeVisible();
  await expectNoBarriers(page, 'mission board');
  await ox.click();
  await passStart(page, async (start) => {
    await expectNoBarriers(page, 'mission start');
    await start.click();
  });
  await page.getByRole('button', { name: 'O, 맞아요' }).click();
  // One answer is enough for a result with right, wrong and empty items.
  await page.getByRole('navigation', { name: '문제 고르기' }).getByRole('button').last().click();
  await page.getByRole('button', { name: '다 했어요' }).click();
  await expectNoBarriers(page, 'the question before handing in with gaps');
  await page.getByRole('button', { name: '이대로 내기' }).click();
  await missions.expectResult('OX');
  await expectNoBarriers(page, 'result with gaps');
});

test('the aquarium has no barriers, and keeps the light that was chosen', async ({ page }) => {
  await beSignedIn(page, 'home');
  await page.goto(`${home}/aquarium`);
  const aquarium = new AquariumPage(page, new MouseHands(page));
  await aquarium.expectOpen();
  await expectNoBarriers(page, 'aquarium');
  // Whoever listens jumps to what the page is about.
  await expect(page.getByRole('main').getByRole('button', { name: '가방' })).toBeVisible();

  await aquarium.openLights();
  const evening = page.getByRole('radio', { name: '저녁' });
  await evening.check({ force: true });
  await expectNoBarriers(page, 'light of the aquarium');
  await page.reload();
  await aquarium.expectOpen();
  await aquarium.openLights();
  await expect(evening).toBeChecked();
});
