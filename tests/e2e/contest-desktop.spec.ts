import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { GradeCode } from '#domain/book/grades.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import { bookAt, CONTEST_START, type ContestStudent, moveTo } from '../support/contestStage.ts';
import { ContestPages } from './pages/ContestPages.ts';
import { type Harbour, openHarbour } from './support/contestHarbour.ts';
import { DeviceClock } from './support/DeviceClock.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { type Hands, KeyboardHands, MouseHands, TouchHands } from './support/Hands.ts';
import { expect, test, watchContext } from './support/test.ts';

const KINDS = ['PUZZLE', 'MATCHING', 'OX', 'QUIZ'] as const;
const ZOOMED = { width: 640, height: 400 };
const looks = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

let harbour: Harbour;
const devices: BrowserContext[] = [];
test.beforeAll(async () => {
  harbour = await openHarbour();
  await harbour.server.publishContest(harbour.app);
});
test.afterAll(async () => {
  // A server that closes waits for the connections that are still open.
  for (const device of devices) await device.close();
  await harbour.close();
});

test('three students of different levels sail through four weeks on phone, tablet and desktop', async ({ browser }) => {
  const { app } = harbour;
  const { operate } = harbour.server;
  const day = (week: number) => shiftDayKey(CONTEST_START, (week - 1) * 7 + 1);
  // Two devices tell the wrong time: two hours too early, and ten minutes too late.
  const low = await sailor(browser, 'ELEMENTARY_1', looks.phone, (page) => new TouchHands(page), -120 * MINUTE);
  const mid = await sailor(browser, 'ELEMENTARY_4', looks.tablet, (page) => new TouchHands(page), 10 * MINUTE);
  const high = await sailor(browser, 'MIDDLE_2', looks.desktop, (page) => new KeyboardHands(page));

  await test.step('it is coming, and begins when the countdown ends', async () => {
    await low.come();
    await expect(low.pages.page.getByRole('timer')).toBeVisible();
    await expectNoBarriers(low.pages.page, 'coming');
    moveTo(app, CONTEST_START, -5);
    await mid.come();
    await expect(mid.pages.page.getByRole('timer')).toContainText('00일00시간04분');
    moveTo(app, CONTEST_START, -2 / 60);
    await low.come();
    await expect(low.pages.page.getByRole('timer')).toContainText('00일00시간00분');
    moveTo(app, CONTEST_START, 1);
    await expect(low.pages.page.getByRole('button', { name: '대회 참가하기' })).toBeVisible();
    await expectNoBarriers(low.pages.page, 'registration');
  });

  await test.step('each finds their level', async () => {
    await low.pages.answerAll(await low.pages.begin(), { wrong: 8 });
    await low.pages.toContest();

    await mid.come();
    const first = await mid.pages.begin();
    await mid.pages.answerAll(first, { wrong: 4 });
    await mid.pages.toContest();

    // Without a pointer; the first try was too quick for anybody to have read it.
    await high.come();
    const given = await high.pages.begin();
    await expectNoBarriers(high.pages.page, 'question');
    await high.pages.answerAll(given, { wrong: 2, minutes: 0 });
    await high.pages.press('다시 해 볼게요');
    await high.pages.answerAll(given, { wrong: 2 });
    await high.pages.toContest();
    const levels = await Promise.all([low, mid, high].map(({ student }) => levelOf(student)));
    expect(levels).toEqual(['B1', 'B2', 'B3']);
  });

  await test.step('a second test is refused', async () => {
    await mid.pages.open('/event/diagnosis');
    await expect(mid.pages.page.getByRole('dialog')).toContainText('이미 진단검사를 진행하셨습니다.');
    await mid.pages.press('확인');
    await expect(mid.pages.page.getByRole('heading', { name: '나의 항해' })).toBeVisible();
  });

  await test.step('week 1: a mission played on the page counts at once', async () => {
    await low.pages.playOx(String(bookAt(0, 1, 0)));
    await low.come();
    await expect(low.pages.page.getByText('오늘의 미션1 / 12')).toBeVisible();
    await expect(low.pages.page.getByRole('button', { name: /^2주차/ })).toBeDisabled();
    await expectNoBarriers(low.pages.page, 'in progress');
  });

  await test.step('weeks 1 to 3: the high level reaches its harbour, twelve missions a day', async () => {
    for (const week of [1, 2, 3]) {
      moveTo(app, day(week));
      for (const place of [0, 1, 2]) for (const kind of KINDS) await high.student.play(kind, bookAt(2, week, place));
      await mid.student.play('QUIZ', bookAt(1, week, 0));
      await low.student.play(week === 1 ? 'QUIZ' : 'MATCHING', bookAt(0, week, 1));
      if (week > 1) await low.student.play('QUIZ', bookAt(0, week, 2));
      if (week === 1) await capAndTaken(high.pages, high.come);
    }
    await mid.student.play('OX', bookAt(1, 3, 1), { minutes: 0.02 });
  });

  await test.step('a held result is told, answered and released', async () => {
    await mid.come();
    await expect(mid.pages.page.getByText('살펴보는 중')).toBeVisible();
    await mid.pages.press('하고 싶은 말 남기기');
    await new FieldWalk(mid.pages.page).walk('src/features/contest/me/ReviewItem.tsx');
    await mid.pages.hands.write(mid.pages.page.getByLabel('선생님께 하고 싶은 말'), '전에 읽은 책이에요.');
    await mid.pages.press('보내기');
    await expect(mid.pages.page.getByText('내가 남긴 말 전에 읽은 책이에요.')).toBeVisible();
    const { output } = await operate(app, 'contest', 'holds', '1');
    const reviewNo = /(\d+)/.exec(output.split('\n').find((line) => line.includes('OX')) ?? '')?.[1] ?? '1';
    await operate(app, 'contest', 'release', reviewNo, '--reason', '다시 보니 괜찮아요');
    await mid.come();
    await expect(mid.pages.page.getByText('다시 보니 괜찮아요')).toBeVisible();
  });

  await test.step('completion is celebrated once, with a certificate', async () => {
    const { page } = high.pages;
    await high.come();
    await expect(page.getByRole('dialog', { name: '완주를 축하해요!' })).toBeVisible();
    await expectNoBarriers(page, 'completion');
    await high.pages.press('닫기');
    await high.come();
    await expect(page.getByRole('link', { name: '완주 인증서' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await high.pages.hands.press(page.getByRole('link', { name: '완주 인증서' }));
    const saved = page.waitForEvent('download');
    await high.pages.press('그림으로 저장');
    expect((await saved).suggestedFilename()).toMatch(/^책바다-완주인증서-.+\.png$/);
    await expectNoBarriers(page, 'certificate');
    // On paper: one sheet of A4, lying, and nothing but the certificate.
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect([...printed.matchAll(/\/MediaBox \[0 0 (\d+)\S* (\d+)/g)].map(([, ...sides]) => sides)).toEqual([
      ['841', '594'],
    ]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/확인하는 곳 http/)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    const check = await page.getByText(/확인하는 곳 http/).textContent();
    await page.goto(/http\S+/.exec(check ?? '')?.[0] ?? '');
    await expect(page.getByRole('heading', { name: '책바다의 완주 인증서가 맞아요' })).toBeVisible();
  });

  await test.step('the ranking, the ladder of growth and the history', async () => {
    moveTo(app, day(4));
    await fillLevel();
    await low.come();
    const { page } = low.pages;
    const near = page.getByRole('list', { name: '내 둘레의 순위' }).getByRole('listitem');
    await expect(near).toHaveText([/^12/, /^13/, /^14/, /^15.*나/, /^16/, /^17/]);
    await expect(page.getByRole('list', { name: '상위 10위' }).getByRole('listitem')).toHaveCount(10);
    await expect(page.getByRole('list', { name: '상위 10위' }).getByRole('img', { name: '1위' })).toBeVisible();
    await expect(page.getByText(/나는 첫 주보다|첫 주의 나를/)).toBeVisible();
    await low.pages.hands.press(page.getByRole('switch', { name: '순위표에 내 이름 보이기' }));
    await expect(page.getByRole('switch', { name: '순위표에 내 이름 보이기' })).not.toBeChecked();
    await low.pages.press('나의 응시 내역');
    await expect(page.getByRole('dialog').getByRole('table').first()).toContainText('100%');
    await low.pages.hands.press(page.getByRole('tab', { name: '4주차' }));
    await expect(page.getByText('4주차 응시 내역이 없어요')).toBeVisible();
    await expectNoBarriers(page, 'history');
  });

  await test.step('all of it at 200 % zoom', async () => {
    await high.come();
    await high.pages.page.setViewportSize(ZOOMED);
    await expect(high.pages.page.getByRole('heading', { name: '나의 항해' })).toBeVisible();
    await expectNoSideScroll(high.pages.page);
    await high.pages.press('나의 응시 내역');
    await expect(high.pages.page.getByRole('dialog').getByRole('table').first()).toBeVisible();
    await expectNoBarriers(high.pages.page, 'history at 200 %');
  });

  await test.step('it is over: thanks, and no more tests', async () => {
    moveTo(app, '2026-06-08');
    await low.come();
    await expect(low.pages.page.getByText(/끝까지 함께 항해해 줘서 고마워요/)).toBeVisible();
    await expectNoBarriers(low.pages.page, 'over');
    const late = await sailor(browser, 'ELEMENTARY_3', looks.desktop, (page) => new MouseHands(page));
    await late.come('/event/diagnosis');
    await expect(late.pages.page.getByRole('dialog')).toContainText('진단검사 가능 기간이 아닙니다.');
    await late.pages.press('확인');
    await expect(late.pages.page.getByText(/모두 고마워요/)).toBeVisible();
  });
});

async function levelOf(student: ContestStudent): Promise<string> {
  return (await student.get<{ contestLevelCode: string }>('/info/my')).data.contestLevelCode;
}

/** After twelve missions: the cap is told before the start, and a finished book is refused. */
async function capAndTaken(pages: ContestPages, come: (path?: string) => Promise<void>): Promise<void> {
  await come();
  await pages.press(new RegExp(String(bookAt(2, 1, 0))));
  await expect(pages.page.getByRole('dialog')).toContainText('이미 응시완료한 도서입니다.');
  await pages.press('확인');
  await come(`/book/mission/${bookAt(2, 1, 3)}?kind=OX`);
  await expect(pages.page.getByText(/오늘 대회에 들어가는 미션을 모두 채웠어요/)).toBeVisible();
}

/** Fourteen of the lowest level with more points than anybody who plays here, and two with fewer. */
async function fillLevel(): Promise<void> {
  const { app } = harbour;
  const { contestStudent, correctPoints, withTransaction } = harbour.server;
  for (const point of [...Array.from({ length: 14 }, (_, index) => 1500 - 10 * index), 12, 11]) {
    const other = await contestStudent(app, 'CHILD');
    await other.post('/level', {});
    const correction = {
      contestNo: 1,
      accountNo: other.accountNo,
      roundNo: 1,
      amount: point,
      words: '옮겨 온 점수예요.',
    };
    await withTransaction(app.db, (db) => correctPoints(db, { ...correction, now: app.clock.now() }));
  }
}

/**
 * A student with a device of their own. Asks for the new status as soon as a countdown ends.
 *
 * @param skew milliseconds by which the device goes wrong; without it, it is months away from the server
 */
async function sailor(
  browser: Browser,
  grade: GradeCode,
  look: BrowserContextOptions,
  handsOf: (page: Page) => Hands,
  skew?: number,
) {
  const context = await browser.newContext({
    ...look,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  devices.push(context);
  const page = await watchContext(context).newPage();
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const { app, server } = harbour;
  const device = skew === undefined ? null : await DeviceClock.set(page, app.clock.now() + skew - Date.now());
  const student = await server.contestStudent(app, grade);
  const pages = new ContestPages(page, handsOf(page), harbour);
  return {
    student,
    pages,
    come: async (path?: string) => {
      await harbour.board(page, student);
      if (device && page.url().startsWith('http')) await device.show(app.clock.now() + (skew ?? 0));
      await pages.open(path);
    },
  };
}
