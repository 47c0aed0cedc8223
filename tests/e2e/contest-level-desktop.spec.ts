import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { bookAt, CONTEST_START, moveTo } from '../support/contestStage.ts';
import { knowReader } from '../support/takeLevelTest.ts';
import { ContestPages } from './pages/ContestPages.ts';
import { type Harbour, openHarbour } from './support/contestHarbour.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { TouchHands } from './support/Hands.ts';
import { expect, test, watchContext } from './support/test.ts';

const REASON = '함께 책을 읽어 보고 정했어요. 이 수준의 책이 잘 맞아요.';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const desktop = { viewport: { width: 1280, height: 800 } } as const;

let harbour: Harbour;
const devices: BrowserContext[] = [];
test.beforeAll(async () => {
  harbour = await openHarbour();
  await harbour.server.publishContest(harbour.app);
  moveTo(harbour.app, CONTEST_START, 60);
});
test.afterAll(async () => {
  // A server that closes waits for the connections that are still open.
  for (const device of devices) await device.close();
  await harbour.close();
});

test('a level in doubt: another test, books meanwhile, a decision by the director, and points for what was played', async ({
  browser,
}) => {
  const { app, server } = harbour;
  const academyNo = await server.makeInstitution(app, '등대 학원');
  const student = await server.contestStudent(app, 'ELEMENTARY_6');
  await app.db
    .updateTable('account')
    .set({ academy_no: academyNo, name: '윤하늘' })
    .where('account_no', '=', student.accountNo)
    .execute();
  await knowReader(app, student.accountNo, 800);
  const page = await openDevice(browser, phone);
  const pages = new ContestPages(page, new TouchHands(page), harbour);
  const come = async (path?: string) => {
    await harbour.board(page, student);
    await pages.open(path);
  };

  await test.step('a test far below what is known is followed by another one, in kind words', async () => {
    await come();
    await pages.answerAll(await pages.begin(), { wrong: 17 });
    const dialog = page.getByRole('dialog', { name: '다른 문제로 한 번 더 해 볼까요?' });
    await expect(dialog).toBeVisible();
    await expectNoBarriers(page, 'another test');
    const opened = page.waitForResponse((response) => response.url().endsWith('/reading-game-contest/level'));
    await pages.press('다른 문제 풀기');
    await pages.answerAll((await (await opened).json()).data, { wrong: 17 });
    await expect(page.getByRole('dialog', { name: '선생님이 나에게 맞는 수준을 찾아 줘요' })).toBeVisible();
    await pages.press('대회 책 보러 가기');
  });

  await test.step('the page shows why, who decides, and the books of both levels', async () => {
    const panel = page.getByRole('region', { name: '나의 수준을 찾고 있어요' });
    await expect(panel).toContainText('정하는 사람 우리 선생님');
    await expect(page.getByRole('tab', { name: 'B2 단계', selected: true })).toBeVisible();
    await pages.hands.press(page.getByRole('tab', { name: 'B1 단계' }));
    await expect(page.getByRole('button', { name: new RegExp(String(bookAt(0, 1, 0))) })).toBeVisible();
    await expectNoBarriers(page, 'a level that waits');
    await expectNoSideScroll(page);
    await student.play('OX', bookAt(1, 1, 0));
  });

  await test.step('the director sees what is known, and decides with a reason', async () => {
    const staff = await server.staffLoginOf(app, academyNo, 'DIRECTOR');
    const office = await openDevice(browser, desktop);
    await enterOffice(office, staff.token);
    await office.goto(harbour.address('/teacher/moderation'));
    const row = office.getByRole('region', { name: '대회에서 정할 수준 1' });
    await expect(row).toContainText('20문제 가운데 3개 맞힘');
    await expectNoBarriers(office, 'a level to decide');
    await new FieldWalk(office).walk('src/teacher/moderation/DoubtedLevel.tsx', { within: row });
    await row.getByRole('button', { name: '이 수준으로 정하기' }).click();
    await expect(row).toContainText('수준을 골라 주세요.');
    await row.getByRole('radio', { name: /B2 단계/ }).check();
    await row.getByLabel('학생이 읽을 까닭').fill(REASON);
    await row.getByRole('button', { name: '이 수준으로 정하기' }).click();
    await expect(row).toBeHidden();
  });

  await test.step('the student reads it on the main page and in the contest, with the points of what was played', async () => {
    await come('/');
    await expect(page.getByText(REASON)).toBeVisible();
    await come();
    await expect(page.getByRole('region', { name: '나의 수준을 정한 이야기' })).toContainText(REASON);
    await expect(page.getByText('20 / 800점')).toBeVisible();
    await expectNoBarriers(page, 'a level that was decided');
  });
});

async function openDevice(browser: Browser, look: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...look,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  devices.push(context);
  return watchContext(context).newPage();
}

async function enterOffice(page: Page, token: string): Promise<void> {
  const { data: staff } = await harbour.app.send('GET', '/api/staff/me', { headers: { 'x-staff-token': token } });
  await page.addInitScript((login) => {
    sessionStorage.setItem('chaekbada.staff', login);
  }, JSON.stringify({ token, staff }));
}
