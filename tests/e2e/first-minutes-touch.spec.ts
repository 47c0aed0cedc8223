import { LoginPage } from './pages/LoginPage.ts';
import { VoyagePages } from './pages/VoyagePages.ts';
import { countTouches } from './support/countTouches.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { TouchHands } from './support/Hands.ts';
import { NEW_PASSWORD, NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const HOME = originOf('home');
/** A book with text and all six missions. */
const BOOK_NO = 1042;

test('the first voyage leads from the login to a pet, and is left and gone on with', async ({ page, request }) => {
  const count = await countTouches(page);
  await NewStudent.join(request, 'firstvoyage', 'ELEMENTARY_1', { voyage: true });
  const hands = new TouchHands(page);
  const login = new LoginPage(page, 'home');
  await login.open();
  await login.signIn('firstvoyage', NEW_PASSWORD);
  const look = async (name: string) => {
    await expectNoBarriers(page, name);
    await expectNoSideScroll(page);
  };
  const voyage = new VoyagePages(page, hands, look);
  await expect(page).toHaveURL(`${HOME}/voyage`);
  count.restart();
  await voyage.playStory('바다에 온 아기별');

  await voyage.press('항해 멈추기');
  await hands.press(page.getByRole('link', { name: '나중에 할래요' }));
  await expect(page.getByRole('heading', { name: '항해를 이어서 해요' })).toBeVisible();
  await expectNoBarriers(page, 'the way back into the voyage');
  await hands.press(page.getByRole('link', { name: '이어서 하기' }));
  await voyage.expectScreen('알에게 밥을 줘 볼까요?');
  await voyage.hatch('거북', '파도');
  await expect(page.getByText('파도예요')).toBeVisible();
  // Three of them were for leaving and coming back.
  expect(count.touches()).toBeLessThanOrEqual(25);

  await hands.press(page.getByRole('link', { name: '함께 책바다로!' }));
  await expect(page.getByRole('region', { name: '오늘의 세 걸음' })).toBeVisible();
  await login.expectMainPage();
  await expect(page.getByText('10개', { exact: true })).toBeVisible();
  // It is over.
  await page.goto(`${HOME}/voyage`);
  await expect(page).toHaveURL(`${HOME}/main`);
});

test('today leads to the next page, into a mission and to the pet in few touches', async ({ page, request }) => {
  const count = await countTouches(page);
  const student = await NewStudent.join(request, 'threesteps');
  await student.read(BOOK_NO, 3);
  await student.answerOx(BOOK_NO, 1, 'O');
  const hands = new TouchHands(page);
  const steps = page.getByRole('region', { name: '오늘의 세 걸음' });
  const login = new LoginPage(page, 'home');
  await login.open();
  await login.signIn('threesteps', NEW_PASSWORD);
  await expect(steps).toBeVisible();
  await expectNoBarriers(page, 'the steps of today');

  count.restart();
  await hands.press(steps.getByRole('link', { name: /^읽기/ }));
  const place = page.getByRole('slider', { name: '쪽' });
  await expect(place).toBeVisible();
  const before = await place.inputValue();
  await hands.press(page.getByRole('button', { name: /^다음 쪽/ }).filter({ visible: true }));
  await expect(place).not.toHaveValue(before);
  expect(count.touches()).toBeLessThanOrEqual(2);
  await count.write({ name: 'next-page', from: 'the main page after the login', to: 'the next page', goal: 2 });

  await page.goto(`${HOME}/main`);
  count.restart();
  await hands.press(steps.getByRole('link', { name: /^미션/ }));
  const start = page.getByRole('button', { name: /^(시작하기|이어서 하기)$/ });
  const playing = page.getByRole('button', { name: 'O, 맞아요' });
  await expect(start.or(playing)).toBeVisible();
  // A kind that was played before begins by itself.
  if (await start.isVisible()) await hands.press(start);
  await expect(playing).toBeVisible();
  expect(count.touches()).toBeLessThanOrEqual(3);
  await count.write({ name: 'mission', from: 'the main page after the login', to: 'a mission that plays', goal: 3 });

  await page.goto(`${HOME}/main`);
  count.restart();
  await hands.press(steps.getByRole('button', { name: /^돌보기/ }));
  await hands.press(page.getByRole('button', { name: /플랑크톤/ }));
  await expect
    .poll(async () => (await student.send<{ today: { freeLeft: string[] } }>('get', '/api/aquarium/me')).today.freeLeft)
    .not.toContain('plankton');
  expect(count.touches()).toBeLessThanOrEqual(3);
  await count.write({ name: 'fed', from: 'the main page after the login', to: 'a fed pet', goal: 3 });
  await page.goto(`${HOME}/main`);
  await expect(steps.getByRole('button', { name: /돌보기\s*했어요/ })).toBeVisible();
});
