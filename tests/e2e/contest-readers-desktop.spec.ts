import type { Browser, BrowserContext } from '@playwright/test';
import type { Contest, ContestInfo } from '#contract/contest.ts';
import type { SiteName } from '#contract/site.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import { bookAt, CONTEST_START, type ContestStudent, moveTo } from '../support/contestStage.ts';
import { type Harbour, openHarbour } from './support/contestHarbour.ts';
import { expect, test, watchContext } from './support/test.ts';

const KINDS = ['PUZZLE', 'MATCHING', 'OX', 'QUIZ'] as const;
/** Missions that count on one day. */
const CAP = 12;

let harbour: Harbour;
const devices: BrowserContext[] = [];

const day = (week: number, more = 0) => shiftDayKey(CONTEST_START, (week - 1) * 7 + 1 + more);

test.beforeEach(async () => {
  harbour = await openHarbour();
  await harbour.server.publishContest(harbour.app);
});
test.afterEach(async () => {
  // A server that closes waits for the connections that are still open.
  for (const device of devices.splice(0)) await device.close();
  await harbour.close();
});

for (const site of ['edu', 'school'] as const) {
  test(`on ${site} an early bird, a late joiner and a reader of everything can reach the same`, async ({ browser }) => {
    const [early, late, keen] = [await reader(browser, site), await reader(browser, site), await reader(browser, site)];

    await test.step('before the start the page says what a book of the contest would come to', async () => {
      moveTo(harbour.app, shiftDayKey(CONTEST_START, -3));
      for (const kind of KINDS) await early.student.play(kind, bookAt(0, 1, 0));
      await early.come(`/book/mission/${bookAt(0, 2, 1)}?kind=OX`);
      await expect(early.page.getByText(/곧 시작하는 대회의 책이에요/)).toBeVisible();
      await early.student.play('OX', bookAt(0, 2, 1));
    });

    await test.step('the early bird has other books for those read before, and for one read before its week', async () => {
      moveTo(harbour.app, day(1));
      expect(await early.student.join()).toMatchObject({ message: expect.stringContaining('전에 읽은 책 2권') });
      await early.come(`/book/mission/${bookAt(0, 3, 2)}?kind=OX`);
      await expect(early.page.getByText(/아직 이 책의 주가 아니에요/)).toBeVisible();
      await early.student.play('OX', bookAt(0, 3, 2));
      await early.come();
      await expect(early.page.getByText('4권 가운데 0권 응시완료')).toBeVisible();
      await keen.student.join();
      expect(await reachOf(early.student)).toBe(await reachOf(keen.student));
    });

    await test.step('who has not joined reads on the book that it counts after joining', async () => {
      await late.come(`/book/mission/${bookAt(0, 1, 1)}?kind=OX`);
      await expect(late.page.getByText(/지금 열린 대회의 책이에요/)).toBeVisible();
      await expect(late.page.getByRole('button', { name: '대회 참가하기' })).toBeVisible();
      for (const kind of KINDS) await late.student.play(kind, bookAt(0, 1, 1));
    });

    await test.step('four weeks: everything is read, and the late one joins in the third', async () => {
      for (const week of [1, 2, 3, 4]) {
        moveTo(harbour.app, day(week));
        if (week === 3) {
          const joined = await late.student.join();
          expect(joined.message).toContain('해 둔 미션에서 100점을 모았어요');
        }
        for (const student of [early.student, keen.student, ...(week >= 3 ? [late.student] : [])]) {
          moveTo(harbour.app, day(week));
          await readWeek(student, week);
        }
      }
    });

    await test.step('two have the same points and the same place', async () => {
      await keen.come();
      await expect(keen.page.getByRole('dialog', { name: '완주를 축하해요!' })).toBeVisible();
      await keen.page.getByRole('button', { name: '닫기' }).click();
      const top = keen.page.getByRole('list', { name: '상위 10위', exact: true }).getByRole('listitem');
      await expect(top.filter({ has: keen.page.getByRole('img', { name: '1위' }) })).toHaveCount(2);
      await expect(top.filter({ has: keen.page.getByRole('img', { name: '3위' }) })).toHaveCount(1);
      const [one, other] = [await infoOf(early.student), await infoOf(keen.student)];
      expect(one.point).toBe(1600);
      expect(other.point).toBe(1600);
    });

    await test.step('each week of the history has what was read in it', async () => {
      await keen.page.getByRole('button', { name: '나의 응시 내역' }).click();
      for (const week of [1, 2, 3, 4]) {
        await keen.page
          .getByRole('tab', { name: `${week}주차` })
          .last()
          .click();
        await expect(keen.page.getByRole('dialog').getByRole('table')).toHaveCount(4);
        await expect(keen.page.getByRole('dialog').getByText('이 주 400점')).toBeVisible();
      }
    });

    await test.step('it is over: places are final, and the certificate says them', async () => {
      moveTo(harbour.app, '2026-06-08');
      await late.come();
      await expect(late.page.getByText(/끝까지 함께 항해해 줘서 고마워요/)).toBeVisible();
      await late.page.getByRole('button', { name: '닫기' }).click();
      await late.page.getByRole('link', { name: '완주 인증서' }).click();
      await expect(late.page.getByRole('img', { name: /인증서/ })).toBeVisible();
    });
  });
}

async function readWeek(student: ContestStudent, week: number): Promise<void> {
  const { rounds } = (await student.get<Contest>('')).data;
  const books = rounds.find(({ roundNo }) => roundNo === week)?.roundLevel.books ?? [];
  const missions = books.flatMap(({ bookNo }) => KINDS.map((kind) => ({ bookNo, kind })));
  for (const [index, { bookNo, kind }] of missions.entries()) {
    if (index === CAP) moveTo(harbour.app, day(week, 1));
    await student.play(kind, bookNo);
  }
}

const infoOf = async (student: ContestStudent) => (await student.get<ContestInfo>('/info/my')).data;

/** Books and points that somebody can earn in the whole contest. */
async function reachOf(student: ContestStudent): Promise<string> {
  const books = (await student.get<Contest>('')).data.rounds.flatMap(({ roundLevel }) => roundLevel.books);
  return `${books.length} ${books.reduce((sum, { maxPoint }) => sum + maxPoint, 0)}`;
}

async function reader(browser: Browser, site: SiteName) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  devices.push(context);
  const page = await watchContext(context).newPage();
  const student = await harbour.server.contestStudent(harbour.app, 'ELEMENTARY_2', {}, site);
  return {
    page,
    student,
    come: async (path = '/event/contest') => {
      await harbour.enter(page, site, await student.token());
      await page.goto(harbour.address(path, site));
    },
  };
}
