import type { Browser, BrowserContext, Page } from '@playwright/test';
import { MissionPages } from './pages/MissionPages.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { bookAnswers } from './support/bookAnswers.ts';
import { MouseHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { passStart } from './support/passStart.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test, watchContext } from './support/test.ts';

const home = originOf('home');
const KEPT_HERE = '이 기기에 저장했어요. 연결되면 보낼게요';
/** Letters without blanks come to more than a think-about answer asks for. */
const THOUGHT = '나라면 겁이 나더라도 친구에게 먼저 솔직하게 말하고 함께 길을 찾아볼 거예요.';

test.use({ expected: [/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED)/] });

test('what is written and handed in without a network is kept on this device and sent later', async ({
  page,
  context,
  browser,
}) => {
  const missions = await openMissions(page, 1126);
  const prompts = (await missions.start('THINK')).prompts.map(({ prompt }) => prompt);
  const [first, second] = prompts;
  await page.getByLabel(first ?? '').fill(THOUGHT);
  await expectBadge(page, '저장됨');

  await context.setOffline(true);
  await page.getByLabel(second ?? '').pressSequentially('바람이 세게 불어도');
  await expectBadge(page, KEPT_HERE);
  await expect(page.getByLabel(second ?? '')).toHaveValue('바람이 세게 불어도');

  // The pages come again, but answers still reach nobody: only this device can have kept them.
  const answers = await cutAnswers(context);
  await endWithoutAWord(page);
  await context.setOffline(false);
  await page.reload();
  await passStart(page);
  await expect(page.getByLabel(first ?? '')).toHaveValue(THOUGHT);
  await expect(page.getByLabel(second ?? '')).toHaveValue('바람이 세게 불어도');
  await expectBadge(page, KEPT_HERE);

  await answers.mend();
  await expectBadge(page, '저장됨');
  await onAnotherDevice(browser, 1126, async (device, there) => {
    await there.start('THINK');
    await expect(device.getByLabel(second ?? '')).toHaveValue('바람이 세게 불어도');
  });

  for (const prompt of prompts) await page.getByLabel(prompt).fill(THOUGHT);
  await expectBadge(page, '저장됨');
  await context.setOffline(true);
  const handIn = page.getByRole('button', { name: '다 했어요' });
  // The server would refuse this: the device says so at once, and queues nothing.
  await page.getByLabel(first ?? '').fill('짧아요.');
  await handIn.click();
  await expect(page.getByRole('alert')).toContainText('1번 질문 · 16자 더');
  await page.getByLabel(first ?? '').fill(THOUGHT);
  await handIn.click();
  await expect(page.getByRole('heading', { name: '제출을 맡아 두었어요' })).toBeVisible();
  await context.setOffline(false);
  await missions.expectResult('THINK');
});

test('an answer given without a network is kept, nothing is said of right or wrong, and its verdict comes later', async ({
  page,
  context,
}) => {
  await (await NewStudent.join(page.request, `later${Date.now() % 1e9}`)).enter(page);
  await page.goto(`${home}/book/mission/1126`);
  const { items } = await new MissionPages(page, new MouseHands(page), 1126).start('OX');
  await context.setOffline(true);
  const right = bookAnswers(1126).ox(items[0]?.statement ?? '') === 'O' ? 'O, 맞아요' : 'X, 아니에요';
  await page.getByRole('button', { name: right }).click();
  await expect(page.getByText('답을 잘 두었어요. 연결되면 맞았는지 알려 줄게요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '1번 문제, 답했어요' })).toBeVisible();
  // The next one can be answered meanwhile.
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByText(items[1]?.statement ?? '')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: '1번 문제, 맞았어요' })).toBeVisible();
  await expectBadge(page, '저장됨');
});

test('a search that fails shows why; trying again works, and a network that is back is enough', async ({
  page,
  context,
}) => {
  await beSignedIn(page, 'home');
  await page.goto(`${home}/search`);
  const books = page.getByRole('article').getByRole('link');
  await expect(books.first()).toBeVisible();
  const field = page.getByLabel('찾을 말');
  const failed = page.getByRole('alert').filter({ hasText: '인터넷이 잠깐 쉬고 있어요' });
  const search = async (words: string) => {
    await field.fill(words);
    await page.getByRole('button', { name: '찾기', exact: true }).click();
  };

  await context.route(/\/api\/books\?/, (route) => route.abort('connectionfailed'));
  await search('보물섬');
  await expect(failed).toBeVisible();
  await expect(field).toHaveValue('보물섬');
  await context.unroute(/\/api\/books\?/);
  await failed.getByRole('button', { name: '다시 불러오기' }).click();
  await expect(books).toHaveText([/보물섬/]);

  await context.setOffline(true);
  await expect(page.getByText('인터넷 연결이 끊겼어요.')).toBeVisible();
  await search('별자리');
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await expect(books).toHaveText([/별자리를 찾아서/]);
  await expect(page.getByText('인터넷 연결이 끊겼어요.')).toBeHidden();
});

test('a press is answered at once where what comes next takes long, in the shape of what comes', async ({ page }) => {
  await beSignedIn(page, 'home');
  await page.setViewportSize({ width: 390, height: 844 });
  const book = await hold(page, /\/api\/books\/1126(\?|$)/);
  const frame = await hold(page, /\/assets\/GameFrame-[^/]+\.js$/);
  await page.goto(`${home}/book/view/1126`);
  const loading = page.getByRole('main').getByText('불러오고 있어요');
  await expect(loading).toBeAttached();
  // Nothing of the shape reaches beyond the phone.
  const widest = () =>
    page
      .getByRole('main')
      .evaluate((main) => Math.max(...[...main.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right)));
  expect(await widest()).toBeLessThanOrEqual(390);
  book.letGo();
  const missions = page.getByRole('main').getByRole('link', { name: '미션', exact: true });
  await expect(missions).toBeVisible();

  await missions.click();
  await expect(page.locator('[data-loading-note]', { hasText: '불러오고 있어요' })).toBeVisible();
  await expect(missions).toBeHidden();
  frame.letGo();
  await expect(page.getByRole('list', { name: '미션' })).toBeVisible();
});

test('the dialogs of the reader open without a network once the book has been open for a while', async ({
  page,
  context,
}) => {
  await beSignedIn(page, 'home');
  // It is fetched once the page has nothing else to do, which a busy machine puts off.
  const fetchedAhead = page.waitForResponse(/\/assets\/SettingsDialog-[^/]+\.js$/, { timeout: 60_000 });
  await page.goto(`${home}/book/read/1126`);
  await (await fetchedAhead).finished();
  await context.setOffline(true);
  await page.getByRole('button', { name: '보기 설정' }).click();
  const settings = page.getByRole('dialog', { name: '보기 설정' });
  await settings.getByRole('button', { name: '크게', exact: true }).click();
  await settings.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: '차례' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a reader dialog that cannot be had says so and leaves the book open', async ({ page, context }) => {
  await beSignedIn(page, 'home');
  const dialogs = /\/assets\/(Settings|Contents)Dialog-[^/]+\.js$/;
  await context.route(dialogs, (route) => route.abort('connectionfailed'));
  await page.goto(`${home}/book/read/1126`);
  await page.getByRole('button', { name: '보기 설정' }).click();
  await expect(page.getByText(/보기 설정을 열지 못했어요/)).toBeVisible();
  await expect(page.getByRole('slider', { name: '쪽' })).toBeVisible();
  await page.getByRole('button', { name: '다음 쪽으로 넘기기' }).click();

  await context.unroute(dialogs);
  await page.getByRole('button', { name: '보기 설정' }).click();
  await expect(page.getByRole('dialog', { name: '보기 설정' })).toBeVisible();
});

test.describe('the code of a game', () => {
  // Told to whoever watches over the product as well.
  test.use({ expected: [/Failed to load resource: net::ERR_CONNECTION_FAILED|A file could not be loaded/] });

  test('a game that could not be had comes once the network is back, without a reload', async ({ page, context }) => {
    const code = /\/assets\/(GameRoot|crosswordScene)-[^/]+\.js$/;
    await context.route(code, (route) => route.abort('connectionfailed'));
    const missions = await openMissions(page, 1126);
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
    await missions.start('PUZZLE');
    const failure = page.getByRole('alert').filter({ hasText: '게임 화면을 불러오지 못했어요' });
    await expect(failure).toBeVisible();
    await failure.getByRole('button', { name: '다시 불러오기' }).click();
    await expect(failure).toBeVisible();

    await context.unroute(code);
    await failure.getByRole('button', { name: '다시 불러오기' }).click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true);
  });
});

/** What is asked for there waits until it is let go. */
async function hold(page: Page, path: RegExp): Promise<{ letGo: () => void }> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await gone;
    await route.continue();
  });
  return { letGo };
}

async function openMissions(page: Page, bookNo: number): Promise<MissionPages> {
  await beSignedIn(page, 'home');
  await page.goto(`${home}/book/mission/${bookNo}`);
  return new MissionPages(page, new MouseHands(page), bookNo);
}

async function expectBadge(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(text);
}

/** Lets no answer through to the server until it is mended. */
async function cutAnswers(context: BrowserContext): Promise<{ mend: () => Promise<void> }> {
  const answers = /\/api\/mission\/attempts\/\d+\/answers\//;
  await context.route(answers, (route) => route.abort('connectionfailed'));
  return { mend: () => context.unroute(answers) };
}

/**
 * The page will go as if its browser were killed: it does not learn that the network is back, nor that it is left, and
 * sends nothing more. An answer that is tried again while the page is being left reaches the server although the route
 * of a test has aborted it.
 */
async function endWithoutAWord(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const last of ['online', 'visibilitychange', 'pagehide'])
      window.addEventListener(last, (event) => event.stopImmediatePropagation(), true);
    XMLHttpRequest.prototype.send = () => undefined;
  });
}

/** The same student somewhere else: what is seen there came from the server. */
async function onAnotherDevice(
  browser: Browser,
  bookNo: number,
  look: (page: Page, missions: MissionPages) => Promise<void>,
): Promise<void> {
  const device = watchContext(await browser.newContext());
  const page = await device.newPage();
  await look(page, await openMissions(page, bookNo));
  await device.close();
}
