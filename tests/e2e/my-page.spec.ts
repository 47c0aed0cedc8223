import { LoginPage } from './pages/LoginPage.ts';
import { MyPages } from './pages/MyPages.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { NEW_PASSWORD, NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test, watchContext } from './support/test.ts';

const home = originOf('home');
const BOOK_NO = 1042;

test('the own information is behind the password, is changed, and the picture is shown in the header', async ({
  page,
}) => {
  const student = await NewStudent.join(page.request, 'infochanger');
  await student.enter(page);
  const my = new MyPages(page);
  await my.open('/mypage/info');
  await expect(page.getByRole('heading', { name: '먼저 비밀번호를 확인할게요' })).toBeVisible();
  await expectNoBarriers(page, 'the question for the password');
  await my.confirmPassword('wrong-Wave!1');
  await expect(page.getByText('비밀번호가 맞지 않아요. 다시 확인해 주세요.')).toBeVisible();
  await my.confirmPassword(NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: '기본 정보' })).toBeVisible();
  await expect(page.getByText('이 기기')).toBeVisible();
  const records = page.getByRole('region', { name: '로그인 기록' });
  await expect(records.getByText('비밀번호를 다시 물었을 때 틀림')).toBeVisible();
  await expect(records.getByText(/크롬 · 127\.0\.0\.\*/).first()).toBeVisible();
  await records.getByRole('button', { name: '내가 아니에요' }).click();
  await expect(page.getByRole('dialog', { name: '내가 한 일이 아닌가요?' })).toBeVisible();
  await expectNoBarriers(page, 'the question about a record');
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).last().click();
  await expect(page.getByRole('heading', { name: '비밀번호 바꾸기' })).toBeInViewport();
  await expectNoBarriers(page, 'my information');

  await page.getByLabel('이름', { exact: true }).fill('한바람');
  await page.getByLabel('학년').selectOption({ label: '고등 1학년' });
  await page.getByLabel('우편번호').fill('0600');
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('우편번호는 숫자 다섯 자리예요.')).toBeVisible();
  await page.getByLabel('우편번호').fill('06000');
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('내 정보를 저장했어요')).toBeVisible();
  await expect(page.getByRole('button', { name: '한바람 메뉴' })).toBeVisible();

  await page.getByLabel('프로필 사진 파일').setInputFiles('src/components/art-icon/images/whale.webp');
  await expect(page.getByRole('dialog', { name: '사진을 맞춰 볼까요?' })).toBeVisible();
  await expectNoBarriers(page, 'the picture dialog');
  await page.getByRole('button', { name: '이 사진으로' }).click();
  await expect(page.getByText('프로필 사진을 바꿨어요')).toBeVisible();
  const inHeader = page.getByRole('button', { name: '한바람 메뉴' }).locator('img');
  await expect(inHeader).toHaveAttribute('src', /profile/);
  await expect.poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.reload();
  await my.confirmPassword(NEW_PASSWORD);
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue('한바람');
  await expect(page.getByLabel('학년')).toHaveValue('HIGH_1');
});

test.describe('a link for parents', () => {
  // An ended link is answered with 404.
  test.use({ expected: [/status of 404 .*\/api\/book\/mission\/results\/parent\//] });

  test('opens without a login until the student ends it', async ({ page, browser }) => {
    const student = await NewStudent.join(page.request, 'linkmaker');
    await student.handInOx(BOOK_NO);
    await student.enter(page);
    const my = new MyPages(page);
    await my.openInfo(NEW_PASSWORD);
    const address = await my.makeParentLink('엄마');
    expect(address).toMatch(new RegExp(`^${home}/book/mission/resultToParent/${BOOK_NO}/[\\w-]{20,}$`));

    const family = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await watchContext(family).newPage();
    await phone.goto(address);
    await expect(phone.getByText('한*결 학생의 독서 결과')).toBeVisible();
    await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectNoBarriers(phone, 'the page for parents');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await my.endParentLink('엄마');
    await phone.reload();
    await expect(phone.getByRole('heading', { name: '지금은 열 수 없는 링크예요' })).toBeVisible();
    await expectNoBarriers(phone, 'an ended link');
    await family.close();
  });
});

test('the record is printed without the frame around it', async ({ page }) => {
  const student = await NewStudent.join(page.request, 'recordkeeper');
  await student.handInOx(BOOK_NO);
  await student.enter(page);
  await new MyPages(page).open('/mypage/record');
  await expect(page.getByRole('heading', { name: '한물결의 독서 기록' })).toBeVisible();
  await expectNoBarriers(page, 'the record');
  const download = page.waitForEvent('download');
  await page.getByText('보호자와 선생님께: 기록을 파일로 옮기기').click();
  await page.getByRole('button', { name: '옮기기용 파일 받기' }).click();
  expect((await download).suggestedFilename()).toMatch(/^책바다-독서기록-\d{4}-\d{2}-\d{2}\.json$/);
  // No blank sheet before it.
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: '인쇄하거나 PDF로 저장' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
});

test('who leaves is gone from this browser, and comes back within the time for it', async ({ page }) => {
  const student = await NewStudent.join(page.request, 'leaverhome');
  await student.enter(page);
  const my = new MyPages(page);
  await my.open('/mypage/main');
  await expect(page.getByRole('progressbar', { name: /목표/ })).toBeVisible();
  await my.open('/mypage/withdrawal/somebodyelse');
  await expect(page).toHaveURL(`${home}/mypage/withdrawal/leaverhome`);
  await expect(page.getByText('72시간 안에는')).toBeVisible();
  await expectNoBarriers(page, 'leaving');
  await my.leave(NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: '그동안 함께해서 고마웠어요' })).toBeVisible();
  await expectNoBarriers(page, 'the farewell');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  // The way back shows nothing of the student.
  await page.goBack();
  await expect(page).not.toHaveURL(/withdrawal/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  const login = new LoginPage(page, 'home');
  await login.open();
  await login.signIn('leaverhome', NEW_PASSWORD);
  await page.getByRole('button', { name: '탈퇴 취소하고 돌아가기' }).click();
  await login.expectMainPage();
});

test('a sign-out leaves nothing behind, also for the back button', async ({ page }) => {
  const student = await NewStudent.join(page.request, 'signingout');
  await student.enter(page);
  await new MyPages(page).open('/mypage/main');
  await page.getByRole('link', { name: '내 정보' }).first().click();
  await page.getByRole('button', { name: '한물결 메뉴' }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(`${home}/intro`);
  await expect
    .poll(() => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]))
    .toEqual([[], []]);
  await page.goBack();
  await expect(page.getByText('한물결')).toBeHidden();
  await expect(page).toHaveURL(/\/intro/);
});

test.describe('answers that were not sent', () => {
  test.use({ expected: [/Failed to load resource: net::ERR_(CONNECTION_FAILED|FAILED)/] });

  test('a sign-out with unsent answers asks first, and keeps them for the next login', async ({ page }) => {
    const student = await NewStudent.join(page.request, 'unsentleft');
    await student.enter(page);
    await new MyPages(page).open('/mypage/point');
    // Nothing leaves this device: what waits goes on waiting.
    await page.context().route(/\/answers\//, (route) => route.abort('connectionfailed'));
    const key = `${await student.accountNo()}:1:ox1`;
    await page.evaluate(keepAnswer, key);
    const menu = page.getByRole('button', { name: '한물결 메뉴' });
    const question = page.getByRole('dialog', { name: '아직 보내지 못한 것이 있어요' });
    await menu.click();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(question).toBeVisible();
    await expectNoBarriers(page, 'the question of the sign-out');
    await page.getByRole('button', { name: '남겨 두고 나가기' }).click();
    await expect(page).toHaveURL(`${home}/intro`);
    expect(await page.evaluate(keptAnswers)).toEqual([key]);

    await student.comeBack();
    await student.enter(page);
    await new MyPages(page).open('/mypage/point');
    await page.getByRole('button', { name: '한물결 메뉴' }).click();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page.getByRole('button', { name: '지우고 나가기' }).click();
    await expect(page).toHaveURL(`${home}/intro`);
    await expect.poll(() => page.evaluate(keptAnswers)).toEqual([]);
  });
});

/** Puts an answer where the missions keep those that were not sent. Runs in the browser. */
function keepAnswer(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('chaekbada-answers');
    opening.onupgradeneeded = () => opening.result.createObjectStore('answers');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('answers', 'readwrite');
      writing.objectStore('answers').put({ value: 'O', seq: 1 }, key);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Keys of the answers that wait on this device. Runs in the browser. */
function keptAnswers(): Promise<IDBValidKey[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('chaekbada-answers');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });
}
