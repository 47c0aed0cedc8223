import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MadeReportLinks, MonthlyReport, ReportList, ReportSheets } from '#contract/monthlyReport.ts';
import type { ParentShareList } from '#contract/parentShare.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay, seoulMonth, seoulMonthStart } from '#domain/time/seoulDay.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { GOOD_REPORT, missionPlayer } from '../support/missionPlayer.ts';
import { proveContact } from '../support/proveContact.ts';
import { makeInstitution, makeStaff, renewStaffLogin, staffSend } from '../support/staffMember.ts';

let app: TestApp;
let academyNo: number;
let director: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
  academyNo = await makeInstitution(app, '리포트 학원');
  director = await makeStaff(app, academyNo, 'DIRECTOR');
});
afterAll(() => app.close());

let token: string;
beforeEach(async () => {
  token = await renewStaffLogin(app, director.staffNo);
});

let classes = 0;
async function makeClass() {
  classes += 1;
  const { class_no: classNo } = await app.db
    .insertInto('school_class')
    .values({
      academy_no: academyNo,
      school_year: 2026,
      grade: 'ELEMENTARY_3',
      name: `${classes}`,
      created_at: app.clock.now(),
    })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  const enter = async (name: string, email?: string) => {
    const account = { academy_no: academyNo, name, ...(email ? { email } : {}) };
    const { accountNo } = await makeAccount(app, 'edu', account);
    const joined = {
      class_no: classNo,
      account_no: accountNo,
      class_number: null,
      joined_on: seoulDay(app.clock.now()),
    };
    await app.db
      .insertInto('class_membership')
      .values({ ...joined, left_on: null })
      .execute();
    return { accountNo, token: await loginOf(app, 'edu', accountNo) };
  };
  return { classNo, enter };
}

const at = (path: string) => `/api/staff/institutions/${academyNo}/${path}`;
const month = () => seoulMonth(app.clock.now());
const list = (classNo: number, of = month()) =>
  staffSend<ReportList>(app, 'GET', at(`classes/${classNo}/reports?month=${of}`), { token });
const sheetOf = async (classNo: number, accountNo: number, of = month()) => {
  const path = at(`classes/${classNo}/report-sheets?month=${of}&pupils=${accountNo}`);
  const { data } = await staffSend<ReportSheets>(app, 'GET', path, { token });
  const [sheet] = data.sheets;
  if (!sheet) throw new Error('there is no sheet');
  return sheet.report;
};
const write = (accountNo: number, note: string, of = month()) =>
  staffSend(app, 'PUT', at(`pupils/${accountNo}/report-note`), { token, body: { month: of, note } });
const makeLinks = async (classNo: number, accountNos: number[], { mail = false, of = month() } = {}) => {
  const body = { month: of, accountNos, mail };
  return (await staffSend<MadeReportLinks>(app, 'PUT', at(`classes/${classNo}/report-links`), { token, body })).data
    .results;
};
const open = (key: string) => app.get<MonthlyReport>(`/api/monthly-reports/parent/${key}`);

describe('a monthly report', () => {
  it('tells what was read, done and written, and who looked is recorded', async () => {
    const { classNo, enter } = await makeClass();
    const pupil = await enter('홍길동');
    const player = missionPlayer(app, pupil.token);
    for (const kind of ['PUZZLE', 'MATCHING', 'OX', 'QUIZ', 'REPORT'] as const) await player.play(kind);
    await app.put(`/api/books/${FIRST_BOOK + 1}/reading/me`, { lastPageNo: 1 }, pupil.token);
    const { attempt_no: attemptNo } = await app.db
      .selectFrom('mission_attempt')
      .select('attempt_no')
      .where('account_no', '=', pupil.accountNo)
      .where('kind', '=', 'REPORT')
      .executeTakeFirstOrThrow();
    const reply = { body: '둘만의 이야기예요.', stickers: ['STAR'], remarks: [], decision: 'NONE', version: 1 };
    await staffSend(app, 'PUT', at(`pupils/${pupil.accountNo}/texts/${attemptNo}/reply`), { token, body: reply });

    const report = await sheetOf(classNo, pupil.accountNo);
    expect(report).toMatchObject({
      month: month(),
      until: seoulDay(app.clock.now()),
      academyName: '리포트 학원',
      className: expect.stringContaining('초등 3학년'),
      pupilName: '홍길동',
      dayCount: 1,
      finishedCount: 1,
      bookCount: 2,
      textCount: 1,
      note: null,
    });
    expect(report.books.map(({ bookNo, finished }) => [bookNo, finished])).toEqual([
      [FIRST_BOOK, true],
      [FIRST_BOOK + 1, false],
    ]);
    expect(report.missions.map(({ kind, count }) => [kind, count])).toEqual([
      ['PUZZLE', 1],
      ['MATCHING', 1],
      ['OX', 1],
      ['QUIZ', 1],
      ['REPORT', 1],
    ]);
    expect(report.words.quiet).toBeNull();
    expect(report.texts).toEqual([expect.objectContaining({ kindName: '독후감', stickers: ['STAR'] })]);
    expect(JSON.stringify(report)).not.toContain(GOOD_REPORT.slice(0, 12));
    expect(JSON.stringify(report)).not.toContain('둘만의');
    const row = (await list(classNo)).data.pupils[0];
    expect(row).toMatchObject({ finishedCount: report.finishedCount, dayCount: report.dayCount });

    const records = await app.db
      .selectFrom('staff_record')
      .select(['kind', 'detail'])
      .where('account_no', '=', pupil.accountNo)
      .where('kind', '=', 'REPORT_SEEN')
      .execute();
    expect(records).toEqual([{ kind: 'REPORT_SEEN', detail: month() }]);
  });

  it('of a month that is over does not change with what comes after it', async () => {
    const { classNo, enter } = await makeClass();
    const pupil = await enter('지난달');
    const before = month();
    await missionPlayer(app, pupil.token).play('OX', { wrong: 1 });
    await write(pupil.accountNo, '오월의 한마디', before);
    app.clock.advance(seoulMonthStart(app.clock.now()) + 32 * DAY - app.clock.now());
    token = await renewStaffLogin(app, director.staffNo);
    const report = await sheetOf(classNo, pupil.accountNo, before);
    expect(report).toMatchObject({ month: before, until: null, note: { words: '오월의 한마디' } });

    const later = missionPlayer(app, await loginOf(app, 'edu', pupil.accountNo));
    for (const kind of ['QUIZ', 'OX', 'THINK'] as const) await later.play(kind, { bookNo: FIRST_BOOK + 1 });
    await app.db
      .updateTable('class_membership')
      .set({ left_on: seoulDay(app.clock.now()) })
      .execute();
    const next = await makeClass();
    const moved = { class_no: next.classNo, account_no: pupil.accountNo, class_number: 1 };
    await app.db
      .insertInto('class_membership')
      .values({ ...moved, joined_on: seoulDay(app.clock.now()), left_on: null })
      .execute();
    expect(await sheetOf(next.classNo, pupil.accountNo, before)).toEqual(report);
    expect((await sheetOf(next.classNo, pupil.accountNo)).missions).toHaveLength(3);
    // Who has moved away is in no sheet of the class before.
    const path = at(`classes/${classNo}/report-sheets?month=${before}&pupils=${pupil.accountNo}`);
    expect((await staffSend<ReportSheets>(app, 'GET', path, { token })).data.sheets).toEqual([]);
    expect((await makeLinks(classNo, [pupil.accountNo], { of: before }))[0]).toMatchObject({ outcome: 'LEFT' });
  });

  it('has kind words where nothing was read, and before somebody came', async () => {
    const { classNo, enter } = await makeClass();
    const { accountNo } = await enter('조용한');
    expect((await sheetOf(classNo, accountNo)).words.quiet).toContain('남은 날');
    const [, before = ''] = (await list(classNo)).data.months;
    expect((await sheetOf(classNo, accountNo, before)).words.quiet).toContain('시작하기 전');
  });

  it('opens for the current month and the twelve before it alone', async () => {
    const { classNo } = await makeClass();
    const { data, status } = await list(classNo);
    expect([status, data.months.length, data.pupils]).toEqual([200, 13, []]);
    expect((await list(classNo, data.months.at(-1))).status).toBe(200);
    for (const wrong of ['2031-01', '2020-01', '2026-13']) expect((await list(classNo, wrong)).status).toBe(422);
  });
});

describe("the teacher's line", () => {
  it('is kept by pupil and month, written over and taken away', async () => {
    const { classNo, enter } = await makeClass();
    const { accountNo } = await enter('한마디');
    expect((await write(accountNo, '  잘 읽었어요. ')).status).toBe(200);
    expect((await write(accountNo, '참 잘 읽었어요.')).status).toBe(200);
    expect((await sheetOf(classNo, accountNo)).note).toEqual({ words: '참 잘 읽었어요.', staffName: '윤선생' });
    expect((await list(classNo)).data.pupils[0]?.note).toBe('참 잘 읽었어요.');
    expect((await write(accountNo, ' ')).status).toBe(200);
    expect((await sheetOf(classNo, accountNo)).note).toBeNull();
    expect((await write(accountNo, '가'.repeat(301))).status).toBe(422);
  });
});

describe('a link to a report', () => {
  it('shows it to parents with the name masked, once for a month, and the pupil sees and ends it', async () => {
    const { classNo, enter } = await makeClass();
    const pupil = await enter('홍길동');
    await write(pupil.accountNo, '함께 읽어 주세요.');
    const [made] = await makeLinks(classNo, [pupil.accountNo]);
    const [again] = await makeLinks(classNo, [pupil.accountNo]);
    expect([made?.outcome, again?.outcome]).toEqual(['MADE', 'KEPT']);
    expect(again?.link?.shareKey).toBe(made?.link?.shareKey);
    const key = made?.link?.shareKey ?? '';
    const { data, status } = await open(key);
    expect([status, data.pupilName, data.note?.words]).toEqual([200, '홍*동', '함께 읽어 주세요.']);
    for (const other of [
      `/api/book/mission/results/parent/${FIRST_BOOK}/${key}`,
      `/api/diagnosis/reports/parent/${key}`,
      `/api/aquarium/quiet-hours/parent/${key}`,
    ])
      expect((await app.get(other)).status).toBe(404);

    const shares = (await app.get<ParentShareList>('/api/account/parent-shares/me', pupil.token)).data.items;
    expect(shares).toEqual([expect.objectContaining({ scope: 'MONTHLY_REPORT', month: month(), shareKey: key })]);
    expect((await list(classNo)).data.pupils[0]?.link?.lastOpenedAt).not.toBeNull();
    await app.remove(`/api/account/parent-shares/${shares[0]?.shareNo}`, pupil.token);
    expect((await open(key)).status).toBe(404);
    expect((await list(classNo)).data.pupils[0]?.link).toBeNull();
  });

  it('is made by staff alone, and opened by no other kind of link', async () => {
    const { enter } = await makeClass();
    const pupil = await enter('스스로');
    const own = (scope: string) => app.post('/api/account/parent-shares/me', { label: '', scope }, pupil.token);
    expect((await own('MONTHLY_REPORT')).status).toBe(422);
    const { shareKey } = (await own('HOME')).data as { shareKey: string };
    expect((await open(shareKey)).status).toBe(404);
    await app.db.updateTable('parent_share').set({ scope: null }).where('account_no', '=', pupil.accountNo).execute();
    expect((await open(shareKey)).status).toBe(404);
  });

  it('is ended by the staff of the institution', async () => {
    const { classNo, enter } = await makeClass();
    const { accountNo } = await enter('끝내기');
    const [made] = await makeLinks(classNo, [accountNo]);
    const end = () =>
      staffSend(app, 'DELETE', at(`pupils/${accountNo}/report-links/${made?.link?.shareNo}`), { token });
    expect([(await end()).status, (await end()).status]).toEqual([200, 404]);
    expect((await open(made?.link?.shareKey ?? '')).status).toBe(404);
  });

  it("keeps to the number of links a pupil may have, and spoils nobody else's", async () => {
    const { classNo, enter } = await makeClass();
    const [full, other] = [await enter('가득한'), await enter('넉넉한')];
    for (let made = 0; made < 10; made += 1)
      await app.post('/api/account/parent-shares/me', { label: '', scope: 'MISSION' }, full.token);
    const results = await makeLinks(classNo, [full.accountNo, other.accountNo]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['FULL', 'MADE']);
  });

  it('is mailed to a proved address, once a day, and tells who has none', async () => {
    const { classNo, enter } = await makeClass();
    const proved = await enter('홍길동', 'home@sea.kr');
    const unproved = await enter('안증명', 'maybe@sea.kr');
    await proveContact(app, proved.accountNo);
    const accountNos = [proved.accountNo, unproved.accountNo];
    expect((await list(classNo)).data.pupils.map(({ name, mayMail }) => [name, mayMail])).toEqual([
      ['안증명', false],
      ['홍길동', true],
    ]);
    const before = app.mails.length;
    const mails = async () => {
      const results = await makeLinks(classNo, accountNos, { mail: true });
      await app.sendMails();
      return results.map(({ mail }) => mail);
    };
    expect(await mails()).toEqual(['SENT', 'NO_ADDRESS']);
    expect(await mails()).toEqual(['SENT_BEFORE', 'NO_ADDRESS']);
    app.clock.advance(DAY);
    token = await renewStaffLogin(app, director.staffNo);
    expect(await mails()).toEqual(['SENT', 'NO_ADDRESS']);
    const sent = app.mails.slice(before);
    expect(sent.map(({ to }) => to)).toEqual(['home@sea.kr', 'home@sea.kr']);
    const key = /monthly-report\/parent\/([\w-]{43})/.exec(sent[0]?.text ?? '')?.[1] ?? '';
    expect((await open(key)).status).toBe(200);
    expect(sent[0]?.text).toContain('홍*동');
    expect(sent[0]?.text).not.toContain('홍길동');
  });
});
