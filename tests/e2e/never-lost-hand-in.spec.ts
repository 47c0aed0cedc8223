import type { BrowserContext, Page } from '@playwright/test';
import { MissionPages } from './pages/MissionPages.ts';
import { bookAnswers } from './support/bookAnswers.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { MouseHands } from './support/Hands.ts';
import { keptOnDevice } from './support/keptOnDevice.ts';
import { NEW_PASSWORD, NewStudent } from './support/newStudent.ts';
import { passStart } from './support/passStart.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test, watchContext } from './support/test.ts';

const home = originOf('home');
const BOOK_NO = 1039;

test.use({ expected: [/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED|FAILED)/] });

test('a mission is finished without a network, taken back, handed in, and sent by itself', async ({
  page,
  context,
}) => {
  const student = await NewStudent.join(page.request, 'offlinefinish');
  await student.enter(page);
  const missions = await open(page);
  const { items } = await missions.start('OX');
  await answerOx(page, items);

  await context.setOffline(true);
  await page.getByRole('button', { name: '다 했어요' }).click();
  await expectHeld(page);
  await expectNoBarriers(page, 'a hand-in that waits');
  await page.getByRole('button', { name: '제출 되돌리고 더 풀기' }).click();
  // Opened again without a network, with every answer and what came of it.
  await expect(page.getByRole('button', { name: /^1번 문제, 맞았어요/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /아직 비었어요/ })).toHaveCount(0);
  await expect
    .poll(async () => Object.keys(await keptOnDevice(page)).filter((key) => key.includes('hand-in')))
    .toEqual([]);
  await page.getByRole('button', { name: new RegExp(`^${items.length}번 문제`) }).click();
  await page.getByRole('button', { name: '다 했어요' }).click();
  await expectHeld(page);

  await context.setOffline(false);
  await missions.expectResult('OX');
  await expect(page.getByText(/20점/).filter({ visible: true }).first()).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).toEqual({});
});

test('a hand-in goes with the next visit of the same student alone, who is told with the result', async ({
  page,
  context,
}) => {
  const student = await NewStudent.join(page.request, 'handsinlater');
  await student.enter(page);
  const missions = await open(page);
  const { items } = await missions.start('OX');
  const attempts = await cut(context, /\/api\/mission\/attempts\//);
  await answerOx(page, items);
  await page.getByRole('button', { name: '다 했어요' }).click();
  await expectHeld(page);
  await page.close();

  // Back without a network to speak of: still waiting, and a sign-out warns.
  const later = await context.newPage();
  await later.goto(`${home}/mypage/point`);
  await later.getByRole('button', { name: '한물결 메뉴' }).click();
  await later.getByRole('button', { name: '로그아웃' }).click();
  const question = later.getByRole('dialog', { name: '아직 보내지 못한 것이 있어요' });
  await expect(question).toContainText('낸 미션');
  await later.getByRole('button', { name: '남겨 두고 나가기' }).click();
  await expect(later).toHaveURL(`${home}/intro`);
  const waiting = Object.keys(await keptOnDevice(later));
  expect(waiting.filter((key) => key.includes(':hand-in:'))).toHaveLength(1);

  // Another student of the same tablet: nothing is sent, nothing is seen.
  await attempts.mend();
  const other = await NewStudent.join(later.request, 'sametablet');
  await other.enter(later);
  const looked = later.waitForResponse(/\/api\/aquarium\/me|\/api\/main/);
  await later.goto(`${home}/main`);
  await looked;
  await later.goto(`${home}/book/mission/${BOOK_NO}`);
  await expect(later.getByRole('list', { name: '미션' })).toBeVisible();
  await expect(later.getByText(/맡아 둔/)).toHaveCount(0);
  expect(Object.keys(await keptOnDevice(later))).toEqual(waiting);
  await later.getByRole('button', { name: '한물결 메뉴' }).click();
  await later.getByRole('button', { name: '로그아웃' }).click();
  await expect(later).toHaveURL(`${home}/intro`);
  expect(Object.keys(await keptOnDevice(later))).toEqual(waiting);

  await student.comeBack();
  await student.enter(later);
  await later.goto(`${home}/mypage/point`);
  const notice = later.getByText(/맡아 둔 『.+』 OX 퀴즈를 냈어요. 20점을 받았어요!/);
  await expect(notice).toBeVisible();
  await expectNoBarriers(later, 'the notice of a hand-in');
  await expect.poll(() => keptOnDevice(later)).toEqual({});
  // It is told until it was looked at.
  await later.reload();
  await expect(notice).toBeVisible();
  await later.getByRole('link', { name: '결과 보기' }).click();
  await new MissionPages(later, new MouseHands(later), BOOK_NO).expectResult('OX');
  await expect(notice).toHaveCount(0);
});

test.describe('two devices', () => {
  // An answer to what the other one has handed in is refused.
  test.use({ expected: [/net::ERR_INTERNET_DISCONNECTED|status of 422 .*\/verdicts/] });

  test('two devices that were both without a network agree on the first answer that arrived, and one hand-in counts', async ({
    browser,
  }) => {
    for (const firstHeard of [0, 1]) {
      const device = async () => watchContext(await browser.newContext());
      const contexts = [await device(), await device()] as const;
      const pages = [await contexts[0].newPage(), await contexts[1].newPage()] as const;
      const student = await NewStudent.join(pages[0].request, `twodevices${firstHeard}`);
      for (const page of pages) {
        await student.enter(page);
        await (await open(page)).start('OX');
      }
      for (const context of contexts) await context.setOffline(true);
      const choose = async (which: 0 | 1, no: number, name: 'O, 맞아요' | 'X, 아니에요') => {
        await pages[which].getByRole('button', { name: new RegExp(`^${no}번 문제`) }).click();
        await pages[which].getByRole('button', { name }).click();
        await expect(pages[which].getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
      };
      await choose(0, 1, 'O, 맞아요');
      await choose(0, 2, 'O, 맞아요');
      await choose(1, 1, 'X, 아니에요');
      await choose(1, 3, 'X, 아니에요');
      await choose(0, 3, 'O, 맞아요');
      for (const which of [firstHeard, 1 - firstHeard] as (0 | 1)[]) {
        await contexts[which].setOffline(false);
        await expect(pages[which].getByRole('banner').getByRole('status')).toHaveText('저장됨');
      }
      for (const page of pages) {
        await page.reload();
        await passStart(page);
        const first = firstHeard === 0 ? 'O, 맞아요' : 'X, 아니에요';
        for (const [no, name] of [
          [1, first],
          [2, 'O, 맞아요'],
          [3, first],
        ] as const) {
          await page.getByRole('button', { name: new RegExp(`^${no}번 문제`) }).click();
          await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
        }
      }
      // One hands in; the other one is told when it answers on.
      await handInWithGaps(pages[0]);
      await expect(pages[0]).toHaveURL(/\/book\/mission\/result\//);
      await pages[1].getByRole('button', { name: /^4번 문제/ }).click();
      await pages[1].getByRole('button', { name: 'O, 맞아요' }).click();
      await expect(pages[1].getByRole('heading', { name: '다른 기기에서 먼저 냈어요' })).toBeVisible();
      await pages[1].getByRole('link', { name: '결과 보기' }).click();
      await expect(pages[1]).toHaveURL(/\/book\/mission\/result\//);
      for (const context of contexts) await context.close();
    }
  });
});

test('a mission begun with a network is opened again when the server cannot be reached', async ({ page, context }) => {
  const student = await NewStudent.join(page.request, 'reopenoffline');
  await student.enter(page);
  const { items } = await (await open(page)).start('OX');
  const right = items.map(({ statement }) => bookAnswers(BOOK_NO).ox(statement));
  await page.getByRole('button', { name: right[0] === 'O' ? 'O, 맞아요' : 'X, 아니에요' }).click();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('저장됨');
  const api = await cut(context, /\/api\//);
  await page.goto(`${home}/book/mission/${BOOK_NO}`);
  await expect(page.getByRole('heading', { name: '인터넷 없이 이어서 할 수 있어요' })).toBeVisible();
  await expectNoBarriers(page, 'missions without a network');
  await page.getByRole('button', { name: 'OX 퀴즈 이어서 하기' }).click();
  await expect(page.getByRole('button', { name: /^1번 문제, 맞았어요/ })).toBeVisible();
  await page.getByRole('button', { name: /^2번 문제/ }).click();
  await page.getByRole('button', { name: 'O, 맞아요' }).click();
  // Nothing is said of right or wrong before the server has.
  await expect(page.getByText('답을 잘 두었어요. 연결되면 맞았는지 알려 줄게요.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^2번 문제, 답했어요/ })).toBeVisible();
  await handInWithGaps(page);
  await expectHeld(page);
  await api.mend();
  await expect(page).toHaveURL(/\/book\/mission\/result\/.*fresh=1/, { timeout: 30_000 });
});

test.describe('a login that is lost in the middle of a mission', () => {
  test.use({ expected: [/status of 401/] });

  test('comes back to the same item with every answer', async ({ page }) => {
    const student = await NewStudent.join(page.request, 'loginlost');
    await student.enter(page);
    await (await open(page)).start('OX');
    for (const no of [1, 3]) {
      await page.getByRole('button', { name: new RegExp(`^${no}번 문제`) }).click();
      await page.getByRole('button', { name: 'O, 맞아요' }).click();
    }
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('저장됨');
    await page.getByRole('button', { name: /^2번 문제/ }).click();
    await student.endLogin();
    await page.getByRole('button', { name: 'X, 아니에요' }).click();
    await expect(page).toHaveURL(/\/login\?/);
    await page.getByLabel('아이디', { exact: true }).fill(student.accountId);
    await page.getByLabel('비밀번호', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByRole('button', { name: /^2번 문제/ })).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('button', { name: 'X, 아니에요' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('progressbar', { name: '답한 개수' })).toHaveAttribute('aria-valuetext', /가운데 3개$/);
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('저장됨');
  });
});

async function open(page: Page): Promise<MissionPages> {
  await page.goto(`${home}/book/mission/${BOOK_NO}`);
  return new MissionPages(page, new MouseHands(page), BOOK_NO);
}

async function answerOx(page: Page, items: readonly { statement: string }[]): Promise<void> {
  for (const [at, { statement }] of items.entries()) {
    await expect(page.getByText(statement, { exact: true })).toBeVisible();
    const right = bookAnswers(BOOK_NO).ox(statement);
    await page.getByRole('button', { name: right === 'O' ? 'O, 맞아요' : 'X, 아니에요' }).click();
    if (at < items.length - 1) await page.getByRole('button', { name: '다음', exact: true }).click();
  }
}

async function handInWithGaps(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^10번 문제/ }).click();
  await page.getByRole('button', { name: '다 했어요' }).click();
  await page.getByRole('button', { name: '이대로 내기' }).click();
}

async function expectHeld(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: '제출을 맡아 두었어요' })).toBeVisible();
}

async function cut(context: BrowserContext, path: RegExp): Promise<{ mend: () => Promise<void> }> {
  await context.route(path, (route) => route.abort('connectionfailed'));
  return { mend: () => context.unroute(path) };
}
