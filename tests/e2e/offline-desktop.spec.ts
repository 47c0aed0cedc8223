import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../support/listSources.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { keptOnDevice } from './support/keptOnDevice.ts';
import { type OwnProduct, runOwnProduct } from './support/ownProduct.ts';
import { passStart } from './support/passStart.ts';
import { expect, test } from './support/test.ts';

const BOOK = 1042;

/** A product of its own, with built files of its own: a new build comes while it runs. */
let product: OwnProduct;
let webDir: string;
test.beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'chaekbada-web-'));
  cpSync(join(projectRoot, 'dist', 'web'), webDir, { recursive: true });
  product = await runOwnProduct(3, { WEB_DIR: webDir });
});
test.afterAll(async () => {
  await product.stop();
  rmSync(webDir, { recursive: true, force: true });
});

test.use({ serviceWorkers: 'allow', expected: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/] });

test('book, mission and aquarium go on without a network, what was done arrives once, and a sign-out leaves nothing', async ({
  page,
  context,
}) => {
  const origin = product.origin('edu');
  await product.signIn(page, 'edu');
  const manifest = await page.request.get(`${origin}/manifest.webmanifest`);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = await manifest.json();
  expect(icons.length).toBeGreaterThan(0);
  for (const { src } of icons) expect((await page.request.get(origin + src)).ok()).toBe(true);

  await untilKept(page, `${origin}/service-worker.js`);
  // What is not saved when the page is left is sent from another page, seconds later.
  const placed = page.waitForResponse((response) => response.url().includes('/reading/me') && response.ok());
  await page.goto(`${origin}/book/read/${BOOK}`);
  const text = page.getByRole('main').getByRole('paragraph').first();
  await expect(text).toBeVisible();
  const words = (await text.textContent()) ?? '';
  await placed;
  await page.goto(`${origin}/book/mission/${BOOK}?kind=OX`);
  await passStart(page);
  await page.getByRole('button', { name: 'O, 맞아요' }).click();
  await expect.poll(() => keptOnDevice(page)).toEqual({});
  await page.goto(`${origin}/aquarium`);
  const bag = page.getByRole('toolbar', { name: '할 수 있는 일' }).getByRole('button', { name: '가방' });
  await expect(bag).toBeAttached();

  const arrived: string[] = [];
  context.on('response', (response) => {
    const request = response.request();
    const saves = request.method() === 'PUT' || request.url().endsWith('/verdicts');
    if (saves && response.ok()) arrived.push(new URL(request.url()).pathname);
  });
  await context.setOffline(true);
  await page.goto(`${origin}/main`);
  await expect(page.getByRole('heading', { name: '인터넷이 잠깐 쉬고 있어요' })).toBeVisible();
  await expectNoBarriers(page, 'the main page without a network');

  await page.getByRole('link', { name: /읽기$/ }).click();
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '다음 쪽으로 넘기기' }).click();

  await page.goto(`${origin}/main`);
  await page.getByRole('link', { name: /OX 퀴즈 이어서 하기$/ }).click();
  await page.getByRole('button', { name: /OX 퀴즈 이어서 하기$/ }).click();
  await expect(page.getByRole('button', { name: /^1번 문제, (맞았어요|다시 볼 것이에요)/ })).toBeVisible();
  await page.getByRole('button', { name: /^2번 문제/ }).click();
  await page.getByRole('button', { name: 'X, 아니에요' }).click();
  await expect.poll(async () => Object.keys(await keptOnDevice(page))).toHaveLength(1);

  await page.goto(`${origin}/aquarium`);
  // Shown for some seconds only, and before the scene is there.
  await expect(page.getByText('마지막으로 본 수족관이에요.')).toBeVisible();
  await expect(bag).toBeAttached();
  expect(arrived).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => arrived.filter((path) => path.endsWith('/verdicts'))).toHaveLength(1);
  await expect.poll(() => arrived.filter((path) => path.includes('/reading/me'))).toHaveLength(1);
  await expect.poll(() => keptOnDevice(page)).toEqual({});
  await page.goto(`${origin}/main`);
  await expect(page.getByRole('region', { name: '나의 바다 친구' })).toBeVisible();
  await untilKept(page, `${origin}/service-worker.js`);
  expect(arrived.filter((path) => path.endsWith('/verdicts'))).toHaveLength(1);

  const kept = await cachedPaths(page);
  expect(kept.length).toBeGreaterThan(5);
  // The same for everybody, and the document that names the site as a visitor gets it (`/login`): no answer of the API.
  const built = /^\/(?:assets\/[^/]+\.\w+|(?:art|fonts)\/.+|offline\.(?:html|css)|manifest\.webmanifest|login)$/;
  const drawing = /^\/content\/books\/\d+\/[\w-]+\.svgz?$/;
  expect(kept.filter((path) => !built.test(path) && !drawing.test(path))).toEqual([]);
  await page.getByRole('button', { name: /메뉴$/ }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => devicePrivate(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${origin}/book/read/${BOOK}`);
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
  await context.setOffline(false);
});

test('a new build is offered, stays away from whoever plays, and comes only into the window that asked', async ({
  page,
  context,
}) => {
  const origin = product.origin('edu');
  await product.signIn(page, 'edu');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const playing = await context.newPage();
  await playing.goto(`${origin}/book/mission/${BOOK}?kind=OX`);
  await passStart(playing);
  await expect(playing.getByRole('button', { name: 'O, 맞아요' })).toBeVisible();
  await page.goto(`${origin}/notice`);
  await Promise.all([page, playing].map(mark));

  appendFileSync(join(webDir, 'service-worker.js'), '\n// the next build');
  for (const end of ['br', 'gz']) rmSync(join(webDir, `service-worker.js.${end}`), { force: true });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));
  const offer = page.getByRole('status').filter({ hasText: '새 버전이 있어요' });
  await expect(offer).toBeVisible();
  await expect(playing.getByText('새 버전이 있어요')).toHaveCount(0);
  expect(await marked(page)).toBe(true);
  await expectNoBarriers(page, 'the offer of a new version');

  await offer.getByRole('button', { name: '새로 고침' }).click();
  await expect.poll(() => marked(page)).toBe(false);
  expect(await marked(playing)).toBe(true);
  // It is told once the student has left the mission.
  await playing.getByRole('button', { name: '미션 목록으로' }).click();
  await expect(playing.getByText('새 버전이 있어요')).toBeVisible();
  await playing.getByRole('button', { name: '새로 고침' }).click();
  await expect.poll(() => marked(playing)).toBe(false);
});

/** Waits until the worker has every file that it names on the device. */
async function untilKept(page: Page, worker: string): Promise<void> {
  const source = await (await page.request.get(worker)).text();
  const named = new Set(source.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(async () => {
      const kept = new Set(await cachedPaths(page));
      return [...named].filter((file) => !kept.has(file));
    })
    .toEqual([]);
}

function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Everything on the device that is not a built file for everybody. */
function devicePrivate(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name !== 'chaekbada-shell');
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const covers = requests.flat().map(({ url }) => new URL(url).pathname);
    const rows = await new Promise<IDBValidKey[]>((resolve, reject) => {
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
    return [
      ...covers.filter((path) => !/^\/(?:assets|art|fonts)\//.test(path)),
      ...rows.map(String),
      ...Object.keys(localStorage).filter((key) => key.startsWith('chaekbada.')),
      ...Object.keys(sessionStorage),
    ];
  });
}

const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
const marked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-old')).catch(() => false);
