import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DAY } from '#domain/time/duration.ts';
import type { AccountInfo } from '../contract/account.ts';
import type { ParentShare } from '../contract/parentShare.ts';
import type { PersonalityAttempt } from '../contract/personality.ts';
import { type SiteName, siteNames } from '../contract/site.ts';
import { startServer } from '../server/startServer.ts';
import { deviceOf, type ShotName, shotNames, shotSizes } from '../src/features/intro/parts/shotSizes.ts';
import { SESSION_KEY, type StoredSession } from '../src/lib/session/StoredSession.ts';
import { aquariumActions } from '../tests/support/aquariumActions.ts';
import { buildTestApp } from '../tests/support/buildTestApp.ts';
import { diagnosisTaker } from '../tests/support/diagnosisTaker.ts';
import { projectRoot } from '../tests/support/listSources.ts';
import { missionPlayer } from '../tests/support/missionPlayer.ts';
import { operate } from '../tests/support/operate.ts';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import { settle } from './lib/settle.ts';

// `npm run pictures:intro`: the pictures of the product on the pages for visitors. The demo students read and play for
// two weeks first, by a clock of their own, so that the screens hold what a student's screens hold.

const FIRST_PORT = Number(process.env.FIRST_PORT ?? 3230);
const folder = join(projectRoot, 'src', 'features', 'intro', 'images');
mkdirSync(folder, { recursive: true });
await ensureBuilt(projectRoot);

const ports = Object.fromEntries(siteNames.map((site, index) => [site, FIRST_PORT + index])) as Record<
  SiteName,
  number
>;
const origins = Object.fromEntries(siteNames.map((site) => [site, `http://localhost:${ports[site]}`])) as Record<
  SiteName,
  string
>;
const contentDir = join(projectRoot, 'content');
const webDir = join(projectRoot, 'dist', 'web');
const app = await buildTestApp({ env: { ports, origins, contentDir, webDir, host: 'localhost' } });
const stopServer = await startServer(app.app);

/** Two weeks of an eager reader: a book every other day, one of them not without mistakes. */
async function read(): Promise<string> {
  let token = await app.signIn('edu');
  for (const [index, bookNo] of [1055, 1112, 1157, 1126, 1154].entries()) {
    const player = missionPlayer(app, token);
    for (const kind of ['PUZZLE', 'MATCHING', 'OX', 'QUIZ'] as const) {
      await player.play(kind, { bookNo, wrong: index === 2 && kind === 'QUIZ' ? 2 : 0 });
    }
    app.clock.advance(2 * DAY + index * 1000);
    token = await app.signIn('edu');
  }
  return token;
}
const token = await read();

/** The pet was left alone meanwhile: it is greeted, fed and played with. */
async function care(): Promise<void> {
  const actions = aquariumActions(app, token);
  await actions.gift();
  for (const food of ['bread', 'shrimp', 'cookie']) await actions.care('feed', food);
  for (const toy of ['balloon', 'star']) await actions.care('play', toy);
  await actions.care('train', 'ring-buoy');
}
await care();
/** A puzzle that somebody is in the middle of. */
async function beginPuzzle(bookNo: number): Promise<void> {
  const player = missionPlayer(app, token);
  const { data } = await player.start('PUZZLE', bookNo);
  const words = [...(await player.rightAnswers(data.attemptNo))].slice(0, 4);
  for (const [key, word] of words) await player.save(data.attemptNo, key, word, 1);
}
await beginPuzzle(1042);
const diagnosed = await diagnosisTaker(app, token).take(14);
const { data: share } = await app.post<ParentShare>(
  '/api/account/parent-shares/me',
  { label: '', scope: 'HOME' },
  token,
);

async function personality(): Promise<{ token: string; resultNo: number }> {
  await operate(app, 'subscriptions', 'grant', 'home/badahome', '--plan', 'ALL', '--days', '30', '--reason', 'TEST');
  const home = await app.signIn('home');
  const send = <T>(method: 'POST' | 'PUT', url: string, body: object = {}) =>
    app.send<T>(method, url, { site: 'home', token: home, body });
  const { data } = await send<PersonalityAttempt>('POST', '/api/bookbti/attempts');
  for (const [index, { key }] of data.questions.entries()) {
    app.clock.advance(5000);
    const address = `/api/bookbti/attempts/${data.accountBookBTIResultNo}/answers/${key}`;
    await send('PUT', address, { value: index % 3 === 0 ? '2' : '1', seq: app.clock.now() });
  }
  await send('POST', `/api/bookbti/attempts/${data.accountBookBTIResultNo}/submissions`);
  return { token: home, resultNo: data.accountBookBTIResultNo };
}
const bti = await personality();

const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer'],
});

async function openContext(device: keyof typeof shotSizes, site: SiteName, login: string): Promise<BrowserContext> {
  const { width, height } = shotSizes[device];
  const phone = device === 'phone' ? { ...devices['Pixel 7'], deviceScaleFactor: 2 } : { deviceScaleFactor: 1.5 };
  const context = await browser.newContext({
    ...phone,
    viewport: { width, height },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(app.clock.now());
  const { data: account } = await app.send<AccountInfo>('POST', '/api/account/me', { site, token: login, body: {} });
  const session: StoredSession = { version: 1, site, token: login, expiresAt: app.clock.now() + DAY, account };
  await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), {
    key: SESSION_KEY,
    value: JSON.stringify(session),
  });
  return context;
}

async function save(name: ShotName, page: Page): Promise<void> {
  await settle(page);
  const picture = await page.screenshot({ animations: 'disabled' });
  for (const width of shotSizes[deviceOf(name)].widths) {
    const sized = sharp(picture).resize(width);
    await sized
      .clone()
      .avif({ quality: 55, effort: 4 })
      .toFile(join(folder, `${name}-${width}.avif`));
    await sized
      .clone()
      .webp({ quality: 76 })
      .toFile(join(folder, `${name}-${width}.webp`));
  }
  console.log(`${name}`);
}

const desktop = await (await openContext('desktop', 'edu', token)).newPage();
const phone = await (await openContext('phone', 'edu', token)).newPage();
const homePhone = await (await openContext('phone', 'home', bti.token)).newPage();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** How each screen is reached; it is taken once nothing more comes in. */
const takes: Record<ShotName, { page: Page; open: (page: Page) => Promise<unknown> }> = {
  main: {
    page: desktop,
    open: async (page) => {
      await page.goto(`${origins.edu}/main`);
      await page.getByRole('region', { name: '나의 바다 친구' }).waitFor();
    },
  },
  search: {
    page: desktop,
    open: async (page) => {
      await page.goto(`${origins.edu}/search?query=${encodeURIComponent('이야기')}`);
      await page.getByRole('article').first().waitFor();
    },
  },
  library: {
    page: desktop,
    open: async (page) => {
      await page.goto(`${origins.edu}/library/calendar`);
      await heading(page).waitFor();
    },
  },
  crossword: {
    page: desktop,
    open: async (page) => {
      await page.goto(`${origins.edu}/book/mission/1042?kind=PUZZLE`);
      await page.getByRole('gridcell').first().waitFor();
    },
  },
  aquarium: {
    page: desktop,
    open: async (page) => {
      await page.goto(`${origins.edu}/aquarium`);
      await page.getByRole('toolbar', { name: '할 수 있는 일' }).getByRole('button', { name: '가방' }).waitFor();
      await page.mouse.move(760, 330);
    },
  },
  reader: {
    page: phone,
    open: async (page) => {
      await page.goto(`${origins.edu}/book/read/1157`);
      const next = page.getByRole('button', { name: /^다음 쪽/ });
      await next.filter({ visible: true }).waitFor();
    },
  },
  quiz: {
    page: phone,
    open: async (page) => {
      await page.goto(`${origins.edu}/book/mission/1042?kind=QUIZ`);
      const start = page.getByRole('button', { name: '시작하기' });
      const first = page.getByRole('button', { name: /^1번,/ });
      await start.or(first).first().waitFor();
      if (await start.isVisible()) await start.click();
      await first.waitFor();
    },
  },
  result: {
    page: phone,
    open: async (page) => {
      await page.goto(`${origins.edu}/book/mission/result/1157?kind=QUIZ`);
      await heading(page).waitFor();
    },
  },
  parent: {
    page: phone,
    open: async (page) => {
      await page.goto(`${origins.edu}/book/mission/resultToParent/1157/${share.shareKey}`);
      await heading(page).waitFor();
    },
  },
  diagnosis: {
    page: phone,
    open: async (page) => {
      await page.goto(`${origins.edu}/diagnosis/report/${diagnosed.diagnosisApplyNo}`);
      await heading(page).waitFor();
    },
  },
  personality: {
    page: homePhone,
    open: async (page) => {
      await page.goto(`${origins.home}/bbti/result/${bti.resultNo}`);
      await heading(page).waitFor();
    },
  },
};

/** Names on the command line choose some; without any, all are taken. */
const chosen = process.argv.slice(2);
for (const name of shotNames.filter((each) => chosen.length === 0 || chosen.includes(each))) {
  const { page, open } = takes[name];
  await open(page);
  await save(name, page);
}

await browser.close();
await stopServer();
await app.close();
