import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import { bookAt, CONTEST_START, type ContestStudent, moveTo } from '../support/contestStage.ts';
import { type Harbour, openHarbour } from './support/contestHarbour.ts';
import { test, watchContext } from './support/test.ts';

const KINDS = ['PUZZLE', 'MATCHING', 'OX', 'QUIZ'] as const;
const OUT = '/work/looks';
const SIZES = [[390, 844], [768, 1024], [1280, 800]] as const;
const day = (week: number, more = 0) => shiftDayKey(CONTEST_START, (week - 1) * 7 + 1 + more);
let harbour: Harbour;
test.beforeEach(async () => {
  harbour = await openHarbour();
  await harbour.server.publishContest(harbour.app);
});
test.afterEach(() => harbour.close());
const NAMES = ['김하늘', '이바다', '박소리', '최파도', '정노을', '남궁별하나둘', '황보온유', '선우가람', '한별', '윤슬기로운', '오로라', '강산들바람', '임마누엘라', '서진', '조이', '신새벽', '유채꽃', '문라온', '양털구름', '배다해'];

async function shots(page: Page, name: string, full = true) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${OUT}/${name}-${width}.png`, fullPage: full });
  }
}

test('looks', async ({ browser }) => {
  test.setTimeout(1_500_000);
  const { app, server } = harbour;
  const academies: { academyNo: number; classNos: number[] }[] = [];
  for (const name of ['솔바람 독서학원', '한국외국어대학교부설 큰나무 독서토론학원', '파도 학원', '별빛 학원']) {
    const academyNo = await server.makeInstitution(app, name);
    const classNos: number[] = [];
    for (const one of ['1', '2', '햇살 가득한 월수금 심화반']) {
      const { class_no } = await app.db.insertInto('school_class').values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: one, created_at: app.clock.now() }).returning('class_no').executeTakeFirstOrThrow();
      classNos.push(class_no);
    }
    academies.push({ academyNo, classNos });
  }
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true, locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' });
  const page = await watchContext(context).newPage();
  const people: ContestStudent[] = [];
  for (let at = 0; at < 45; at += 1) {
    const academy = academies[at % 4 === 3 ? (at % 8 === 3 ? 3 : 1) : at % 4]!;
    const student = await server.contestStudent(app, 'ELEMENTARY_2', { academy_no: academy.academyNo, name: `${NAMES[at % NAMES.length]}` });
    await app.db.insertInto('class_membership').values({ account_no: student.accountNo, class_no: academy.classNos[at % 3]!, class_number: at + 1, joined_on: '2026-03-02', left_on: null }).execute();
    people.push(student);
  }
  const me = people[8]!;
  const director = async () => (await server.makeStaff(app, academies[0]!.academyNo, 'DIRECTOR', { site: 'edu' })).token;
  const give = async (classNos: number[] | null, title: string, startDay: string) =>
    app.send('PUT', `/api/staff/institutions/${academies[0]!.academyNo}/contests`, {
      site: 'edu', headers: { 'x-staff-token': await director() },
      body: { requestKey: randomUUID(), classNos, startDay, books: { source: 'OWN', weeks: [[bookAt(0, 1, 0), bookAt(0, 1, 1)], [bookAt(0, 2, 0), bookAt(0, 2, 1)]] }, title, prizes: '완주한 모두에게 책갈피, 첫 주 1등 반에는 팥빙수 잔치', dailyCap: 12, leaveBehind: 0 },
    });
  console.log((await give(null, '우리 학원 봄 독서 대회', CONTEST_START)).status);
  moveTo(app, CONTEST_START, 30);
  for (const one of people) { moveTo(app, day(1)); await one.join(); }
  const list = (await me.get<{ items: { readingGameContestNo: number; title: string }[] }>('/list/my')).data.items;
  console.log(list.map(({ title }) => title));
  const school = list.find(({ title }) => title.startsWith('우리 학원'))?.readingGameContestNo;
  for (const one of people) if ((await one.get<{ items: { readingGameContestNo: number }[] }>('/list/my')).data.items.some(({ readingGameContestNo }) => readingGameContestNo === school)) await one.post(`/level?readingGameContestNo=${school}`, {});
  let at = 0;
  for (const one of people) {
    at += 1;
    moveTo(app, day(1));
    const count = one === me ? 5 : (at * 7) % 13;
    let done = 0;
    for (const book of [0, 1, 2, 3]) for (const kind of KINDS) { if (done >= count) break; done += 1; await one.play(kind, bookAt(0, 1, book), { wrong: at % 5 === 0 ? 2 : 0 }); }
  }
  const come = async (path: string) => { await harbour.enter(page, 'edu', await me.token()); await page.goto(harbour.address(path)); };
  await come('/event/contest');
  await page.waitForLoadState('networkidle');
  await shots(page, 'running');
  await page.goto(harbour.address(`/event/contest?no=${school}`));
  await page.waitForLoadState('networkidle');
  await shots(page, 'running-school');
  moveTo(app, day(2));
  for (const book of [0, 1]) for (const kind of KINDS) await me.play(kind, bookAt(0, 2, book));
  await come('/event/contest');
  await page.getByRole('button', { name: '나의 응시 내역' }).click();
  await page.waitForTimeout(500);
  await shots(page, 'history', false);
  await come('/');
  await page.waitForLoadState('networkidle');
  await shots(page, 'main');
  for (const week of [2, 3, 4]) for (const kind of KINDS) for (const place of [0, 1, 2, 3]) {
    moveTo(app, day(week, place > 1 ? 1 : 0));
    if (week > 2 || place > 1) await me.play(kind, bookAt(0, week, place));
  }
  moveTo(app, day(1, 1));
  for (const kind of KINDS) for (const place of [0, 1, 2, 3]) await me.play(kind, bookAt(0, 1, place)).catch(() => {});
  moveTo(app, day(4, 2));
  await come('/event/contest');
  await page.waitForTimeout(1500);
  await shots(page, 'complete', false);
  await page.getByRole('button', { name: '닫기' }).click().catch(() => {});
  await page.getByRole('button', { name: '나의 응시 내역' }).click();
  await page.waitForTimeout(500);
  await shots(page, 'history4', false);
  moveTo(app, '2026-06-08');
  await come('/event/contest');
  await page.waitForTimeout(1500);
  await shots(page, 'over', false);
  await page.getByRole('button', { name: '닫기' }).click().catch(() => {});
  await page.waitForLoadState('networkidle');
  await shots(page, 'over-page');
  await page.getByRole('link', { name: '완주 인증서' }).first().click();
  await page.waitForTimeout(800);
  await shots(page, 'certificate');
  await page.goto(harbour.address('/event/contest'));
  await page.getByRole('button', { name: /지난 대회/ }).click();
  await page.waitForTimeout(500);
  await shots(page, 'past', false);
});
