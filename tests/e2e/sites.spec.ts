import { siteNames } from '#contract/site.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const edu = originOf('edu');
const home = originOf('home');

for (const site of siteNames) {
  test(`a visitor of the ${site} site starts with the trial account`, async ({ page }) => {
    await new LoginPage(page, site).enter();
    await expect(page.getByRole('button', { name: `${demoAccounts[site].name} 메뉴` })).toBeVisible();
  });
}

test('each site is installed under its own name, with an icon of its own', async ({ page }) => {
  const names = new Set<string>();
  for (const site of siteNames) {
    const answer = await page.request.get(`${originOf(site)}/manifest.webmanifest`);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { name, icons, screenshots } = await answer.json();
    names.add(name);
    for (const { src } of icons) expect(src).toContain(`/icons/${site}-`);
    for (const { src } of [...icons, ...screenshots]) {
      expect((await page.request.get(originOf(site) + src)).ok(), src).toBe(true);
    }
    const html = await (await page.request.get(`${originOf(site)}/login`)).text();
    expect(html).toContain(`rel="apple-touch-icon" href="/icons/${site}-180.png"`);
  }
  expect(names.size).toBe(siteNames.length);
});

test.describe('guards of the academy site', () => {
  test('send a visitor from a home path to the home site, and from a student page to the login', async ({ page }) => {
    await page.goto(`${edu}/home/search?page=2`);
    // The home site takes over from there: its own visitors see its intro first.
    await expect(page).toHaveURL(`${home}/intro?redirect=${encodeURIComponent('/search?page=2')}`);

    await page.goto(`${edu}/search/homework`);
    await expect(page).toHaveURL(`${home}/intro`);

    await page.goto(`${edu}/search`);
    await expect(page).toHaveURL(`${edu}/login?redirect=%2Fsearch`);
  });

  test('lead a student from old addresses to the root and take the prefix away', async ({ page }) => {
    await beSignedIn(page, 'edu');
    for (const old of ['/start', '/diff', '/edu', '/login']) {
      await page.goto(`${edu}${old}`, { waitUntil: 'commit' });
      await expect(page).toHaveURL(`${edu}/`);
    }
    await new LoginPage(page, 'edu').expectMainPage();
    await page.goto(`${edu}/edu/search?query=토끼`);
    await expect(page).toHaveURL(`${edu}/search?query=${encodeURIComponent('토끼')}`);
    await expect(page.getByRole('heading', { name: '책 찾기', level: 1 })).toBeVisible();
  });
});

test.describe('guards of result pages for parents', () => {
  // Neither key leads to a student.
  test.use({ expected: [/status of 404 .*\/api\/book\/mission\/results\/parent\//] });

  test('let them pass, and lead from the home form to the home site', async ({ page }) => {
    const result = '/book/mission/resultToParent/1042/home';
    await page.goto(`${edu}${result}`);
    await expect(page.getByRole('heading', { name: '지금은 열 수 없는 링크예요', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${edu}${result}`);
    await page.goto(`${edu}/home/book/mission/resultToParent/1042/7`);
    await expect(page).toHaveURL(`${home}/book/mission/resultToParent/1042/7`);
    await expect(page.getByRole('heading', { name: '지금은 열 수 없는 링크예요', level: 1 })).toBeVisible();
  });
});

test('guards of the home site: visitors see the intro, students the root', async ({ page }) => {
  await page.goto(`${home}/main`);
  await expect(page).toHaveURL(`${home}/intro?redirect=%2Fmain`);
  await page.getByRole('link', { name: '로그인하고 시작하기' }).click();
  await expect(page).toHaveURL(`${home}/login?redirect=%2Fmain`);

  await beSignedIn(page, 'home');
  for (const path of ['/login', '/intro', '/diff', '/policy', '/wait']) {
    await page.goto(`${home}${path}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${home}/`);
  }
  await new LoginPage(page, 'home').expectMainPage();
});

test('an unknown path shows the not-found page with a way to the main page', async ({ page }) => {
  await beSignedIn(page, 'school');
  for (const path of ['/nowhere', '/subscription']) {
    await page.goto(`${originOf('school')}${path}`);
    await expect(page.getByRole('heading', { name: '이 바다에는 없는 길이에요', level: 1 })).toBeVisible();
  }
  await page.getByRole('link', { name: '첫 화면으로 가기' }).click();
  await new LoginPage(page, 'school').expectMainPage();
});

test('the login leads back to where the student wanted to go, and nowhere else', async ({ page, context }) => {
  const login = new LoginPage(page, 'school');
  await page.goto(`${originOf('school')}/search?query=ㅌㄲㅈ`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await login.startDemo();
  await expect(page).toHaveURL(`${originOf('school')}/search?query=${encodeURIComponent('ㅌㄲㅈ')}`);
  await expect(page.getByRole('article').getByRole('link', { name: /토끼전/ })).toBeVisible();

  // Another origin, written without its protocol.
  const fresh = await context.newPage();
  await fresh.addInitScript(() => localStorage.clear());
  const again = new LoginPage(fresh, 'school');
  await again.open(`?redirect=${encodeURIComponent(`//${new URL(home).host}/notice`)}`);
  await again.startDemo();
  await expect(fresh).toHaveURL(`${originOf('school')}/main`);
});

test('signing out in one tab signs the other tab out', async ({ page, context }) => {
  await new LoginPage(page, 'edu').enter();
  const other = await context.newPage();
  // The page stands before it has heard whose it is; a login that ends meanwhile would be told by a 401.
  const heard = other.waitForResponse('**/api/account/me');
  await other.goto(`${edu}/search`);
  await expect(other.getByRole('heading', { name: '책 찾기', level: 1 })).toBeVisible();
  await heard;

  await page.getByRole('button', { name: `${demoAccounts.edu.name} 메뉴` }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  // No way back in the address: who logs in next begins at the front.
  await expect(page).toHaveURL(`${edu}/login`);
  await expect(other).toHaveURL(/\/login/);
  // Nobody is left behind either: the way back asks for the login.
  await other.goto(`${edu}/main`);
  await expect(other).toHaveURL(`${edu}/login?redirect=%2Fmain`);
});

test.describe('a wrong password', () => {
  test.use({ expected: [/status of 422 .*\/api\/auth\/sign-in/] });

  test('gets one friendly sentence, and the id stays', async ({ page }) => {
    const login = new LoginPage(page, 'home');
    await login.open();
    await login.signIn(demoAccounts.home.accountId, 'wrong-Bada!1');
    await expect(page.getByRole('alert')).toHaveText('아이디 또는 비밀번호가 맞지 않아요. 다시 확인해 주세요.');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(login.accountId).toHaveValue(demoAccounts.home.accountId);

    await login.signIn(demoAccounts.home.accountId, demoAccounts.home.password);
    await login.expectMainPage();
  });
});
