import type { Page } from '@playwright/test';
import { type SiteName, siteNames } from '#contract/site.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { findPath } from '#src/config/findPath.ts';
import { SESSION_KEY } from '#src/lib/session/StoredSession.ts';
import { changePagesLikeExtensions } from './support/changePagesLikeExtensions.ts';
import { type OwnProduct, runOwnProduct } from './support/ownProduct.ts';
import { doorOf, type SpecRoute, specRoutes, strangePaths } from './support/routeTable.ts';
import { expect, test } from './support/test.ts';
import { expectStanding, go, linksOf, NOT_FOUND } from './support/walkRoutes.ts';

/** A product of its own: the walk opens tests, and one of its students is suspended. */
let product: OwnProduct;
test.beforeAll(async () => {
  product = await runOwnProduct(0);
});
test.afterAll(() => product.stop());

// Results, keys and tickets that nobody has, and a login that is gone: the pages tell of them in their own words.
test.use({ expected: [/status of (?:401|402|404|422) /] });

const routesOf = (site: SiteName) => specRoutes.filter(({ sites }) => sites.includes(site));

/** Walks the table of a site; every link that is met must lead to a route of this site. */
async function walk(page: Page, site: SiteName, expectedOf: (route: SpecRoute) => { at: string; title?: RegExp }) {
  const links = new Set<string>();
  for (const route of routesOf(site)) {
    const { at, title = route.title } = expectedOf(route);
    await go(page, route.path);
    await expectStanding(page, `${site} ${route.path}`, { at, title });
    for (const link of await linksOf(page)) links.add(link);
  }
  for (const path of strangePaths[site]) {
    await go(page, path);
    await expectStanding(page, `${site} ${path}`, { at: path, title: NOT_FOUND });
  }
  expect(links.size).toBeGreaterThan(3);
  expect([...links].filter((path) => !leadsSomewhere(site, path)).sort()).toEqual([]);
}

/** A route of the site that has its page; the guards lead from the root and from the names of old. */
function leadsSomewhere(site: SiteName, path: string): boolean {
  return findPath(site, path)?.entry.built === true;
}

for (const site of siteNames) {
  test(`${site}: a visitor meets open pages, redirects and the door`, async ({ page }) => {
    await page.goto(`${product.origin(site)}/notice`);
    await walk(page, site, (route) => {
      const to = route.visitor ?? route.path;
      if (route.open || routesOf(site).some(({ path, open }) => path === to && open)) return { at: to };
      return { at: doorOf(site, to), title: /책바다/ };
    });
  });

  // The home site is walked by big-letters as well, there with texts that nobody has changed.
  const translated = site === 'home';
  const whose = translated ? 'whose browser begins to translate a moment later ' : '';
  test(`${site}: a student ${whose}meets every page, and leaves those of visitors`, async ({ page }) => {
    if (translated) await changePagesLikeExtensions(page, 1000);
    await product.signIn(page, site);
    await walk(page, site, ({ student, path }) => ({
      at: student ?? path,
      ...(student === '/' ? { title: /^책바다$/ } : {}),
    }));
    if (translated) expect(await page.locator('main font').count()).toBeGreaterThan(0);
  });
}

test('a suspended student is refused at the form, and out of every page that was open', async ({ page }) => {
  const site = 'edu';
  const { accountId, password } = demoAccounts[site];
  await product.signIn(page, site);
  // The login that another window still has when this one has lost it.
  const kept = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  await product.operate('account', 'suspend', `${site}/${accountId}`);
  try {
    let refused = 0;
    page.on('response', (response) => {
      if (response.status() === 401) refused += 1;
    });
    for (const { path, open, student } of routesOf(site)) {
      if (open || student) continue;
      // From the second one on the page stands at the form already: only an answer tells that it was left.
      refused = 0;
      await comeBack(page, path, kept ?? '');
      await expect.poll(() => refused, { message: `${site} suspended ${path}` }).toBeGreaterThan(0);
      await expectStanding(page, `${site} suspended ${path}`, {
        at: '/login',
        // The first answer may have refused the login before the page was reached: then no way back is kept.
        anyQuery: true,
        title: /^로그인/,
      });
    }
    await page.getByLabel('아이디', { exact: true }).fill(accountId);
    await page.getByLabel('비밀번호', { exact: true }).fill(password);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByText('이용이 정지된 상태입니다. 학원/학교에 문의해 주세요.')).toBeVisible();
  } finally {
    await product.operate('account', 'activate', `${site}/${accountId}`);
  }
});

/** The login that another window still had comes back, and with it the student to one of the pages. */
async function comeBack(page: Page, path: string, session: string): Promise<void> {
  await page.evaluate(
    ({ key, value }) => {
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    { key: SESSION_KEY, value: session },
  );
  await go(page, path);
}

test('the home form of a parent link leads from the academy to the home site', async ({ page }) => {
  await page.goto(`${product.origin('edu')}/home/book/mission/resultToParent/1157/nokey`);
  await expect(page).toHaveURL(`${product.origin('home')}/book/mission/resultToParent/1157/nokey`);
  await expect(page).toHaveTitle(/^미션 결과/);
});
