import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { type OwnProduct, runOwnProduct } from './support/ownProduct.ts';
import { expect, test } from './support/test.ts';

const BOOK = 1042;
const OTHER_BOOK = 1023;

/** Missions are begun here that other tests begin themselves. */
let product: OwnProduct;
test.beforeAll(async () => {
  product = await runOwnProduct(4);
});
test.afterAll(() => product.stop());

test.use({
  serviceWorkers: 'allow',
  expected: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|ChunkLoadError/],
});

test('a book that is kept before a journey is there without a network: its page, its text and its missions', async ({
  page,
  context,
}) => {
  const origin = product.origin('edu');
  await product.signIn(page, 'edu');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${origin}/book/view/${BOOK}`);
  const panel = page.getByRole('region', { name: '인터넷 없이 읽기' });
  await panel.getByRole('button', { name: '이 기기에 담아 두기' }).click();
  await expect(panel.getByText('이 기기에 있어요')).toBeVisible();
  await panel.getByRole('button', { name: /^새 미션 \d개도 시작해서 담기$/ }).click();
  await expect(panel.getByText(/하던 미션 6개도/)).toBeVisible();
  await expect(panel.getByRole('button', { name: /새 미션/ })).toHaveCount(0);
  await expectNoBarriers(page, 'the page of a book that is kept');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => inCaches(page)).toEqual(expect.arrayContaining([`/content/books/${BOOK}/cover.svg`]));
  // Nothing of it was opened before the network goes.
  await untilCodeIsKept(page);

  await context.setOffline(true);
  await page.goto(`${origin}/search`);
  const banner = page.getByRole('link', { name: `이 기기에서 『${title}』을 읽을 수 있어요` });
  await banner.click();
  await expect(
    page.getByRole('region', { name: '담아 둔 책' }).getByRole('link', { name: title, exact: true }),
  ).toBeVisible();
  await page.goto(`${origin}/book/view/${BOOK}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator(`img[src="/content/books/${BOOK}/cover.svg"]`)).toHaveJSProperty('complete', true);
  await expectNoBarriers(page, 'the page of a kept book without a network');
  await page.getByRole('link', { name: '읽기', exact: true }).click();
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  await page.locator('[data-sentence="0"]').click({ position: { x: 8, y: 8 } });
  const card = page.getByRole('dialog', { name: /무슨 뜻인지$/ });
  await card.getByRole('button', { name: '낱말 바구니에 담기' }).click();
  await expect(page.getByText(/이 기기에 적어 두었어요/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '책 정보로 나가기' }).click();
  await page.getByRole('link', { name: '독서 퀴즈 이어서 하기' }).click();
  await page.getByRole('button', { name: '독서 퀴즈 이어서 하기' }).click();
  await expect(page.getByRole('button', { name: /^1번 문제/ })).toBeVisible();

  await page.goto(`${origin}/book/view/${OTHER_BOOK}`);
  await expect(page.getByRole('heading', { level: 1, name: '인터넷이 잠깐 쉬고 있어요' })).toBeVisible();
  await expect(page.getByRole('link', { name: '이 기기에 있는 책 보기' })).toBeVisible();

  await context.setOffline(false);
  await page.goto(`${origin}/main?device`);
  await page.getByRole('button', { name: `『${title}』 기기에서 빼기` }).click();
  await expect(page.getByRole('region', { name: '담아 둔 책' })).toHaveCount(0);
  expect(await onDevice(page)).toEqual([]);
});

test('a sign-out takes kept books along, and a device that is full says so and keeps nothing half', async ({
  page,
  context,
}) => {
  const origin = product.origin('edu');
  await product.signIn(page, 'edu');
  await page.goto(`${origin}/book/view/${OTHER_BOOK}`);
  const keep = page.getByRole('button', { name: '이 기기에 담아 두기' });
  await expect(keep).toBeVisible();

  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
  await keep.click();
  await expect(page.getByText(/이 기기에 자리가 모자라서 담지 못했어요/)).toBeVisible();
  expect(await onDevice(page)).toEqual([]);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });

  await context.setOffline(true);
  await expect(keep).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('담고 빼는 것은 인터넷이 있을 때 할 수 있어요.')).toBeVisible();
  await context.setOffline(false);

  await keep.click();
  await expect(page.getByText('이 기기에 있어요')).toBeVisible();
  expect((await onDevice(page)).filter((key) => key.includes(':book:'))).toHaveLength(1);
  await page.goto(`${origin}/search?query=${OTHER_BOOK}`);
  await page.goto(`${origin}/book/view/${OTHER_BOOK}`);
  await page.getByRole('button', { name: /메뉴$/ }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => onDevice(page)).toEqual([]);
});

/** What this device keeps of a person, by key. */
function onDevice(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('chaekbada-answers');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String).filter((key) => /^kept:\d+:(?:book|mission):/.test(key)));
          };
        };
      }),
  );
}

function inCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until the worker has every file that it names on the device. */
async function untilCodeIsKept(page: Page): Promise<void> {
  const source = await (await page.request.get(new URL('/service-worker.js', page.url()).href)).text();
  const named = new Set(source.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  await expect
    .poll(async () => {
      const kept = new Set(await inCaches(page));
      return [...named].filter((file) => !kept.has(file));
    })
    .toEqual([]);
}
