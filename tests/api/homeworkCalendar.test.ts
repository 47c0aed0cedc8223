import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CalendarLink, CalendarLinks, HomeworkFile } from '#contract/homeworkCalendar.ts';
import type { SiteName } from '#contract/site.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { makeAccount } from '../support/makeAccount.ts';
import { readIcs } from '../support/readIcs.ts';
import { makeInstitution, renewStaffLogin, staffLoginOf, staffSend } from '../support/staffMember.ts';

type Staff = Awaited<ReturnType<typeof staffLoginOf>>;

const PUPIL = '남궁가람솔';
const NOTE = `${PUPIL}도 같이 읽어요`;
let app: TestApp;
let academyNo: number;
let director: Staff;
let teacher: Staff;
let classNo: number;
let made = 0;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
  academyNo = await makeInstitution(app, '달력 학원');
});
afterAll(() => app.close());
beforeEach(async () => {
  director = await staffLoginOf(app, academyNo, 'DIRECTOR');
  teacher = await staffLoginOf(app, academyNo, 'TEACHER');
  classNo = await makeClass(teacher);
});

const day = (days: number) => shiftDayKey(seoulDay(app.clock.now()), days);
const at = (path: string) => `/api/staff/institutions/${academyNo}/${path}`;
const compact = (dayKey: string) => dayKey.replaceAll('-', '');

/** A class with one pupil. */
async function makeClass(by: Staff): Promise<number> {
  made += 1;
  const { class_no } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: `${made}`, created_at: 0 })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('class_teacher').values({ class_no, staff_no: by.staffNo }).execute();
  const { accountNo } = await makeAccount(app, 'edu', { academy_no: academyNo, name: PUPIL });
  const seat = { account_no: accountNo, class_no, class_number: 1, joined_on: '2026-03-02', left_on: null };
  await app.db.insertInto('class_membership').values(seat).execute();
  return class_no;
}

async function setHomework(dueOn: string): Promise<number> {
  const body = {
    requestKey: randomUUID(),
    note: NOTE,
    dueOn,
    tasks: [{ bookNo: FIRST_BOOK, task: 'QUIZ' }],
    accountNos: null,
  };
  const { data } = await staffSend<{ homeworkNo: number }>(app, 'PUT', at(`classes/${classNo}/homework`), {
    token: teacher.token,
    body,
  });
  return data.homeworkNo;
}

const make = (by: Staff) =>
  staffSend<CalendarLink>(app, 'PUT', at(`classes/${classNo}/calendar-link`), { token: by.token });
const list = async (by: Staff) =>
  (await staffSend<CalendarLinks>(app, 'GET', at('calendar-links'), { token: by.token })).data.links;
const end = async (by: Staff, linkNo: number) =>
  (await staffSend(app, 'DELETE', at(`classes/${classNo}/calendar-links/${linkNo}`), { token: by.token })).status;
async function addressOf(by: Staff): Promise<string> {
  const { path } = (await make(by)).data;
  if (path === null) throw new Error('there is no address');
  return path;
}

/** What a calendar reads there, without any login. */
async function read(url: string, headers: Record<string, string> = {}, site: SiteName = 'edu') {
  const host = new URL(app.env.origins[site]).host;
  const answer = await app.app.inject({ url, headers: { host, ...headers } });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}
const eventsAt = async (url: string) => readIcs((await read(url)).text).events;

describe('the calendar of a class', () => {
  it('is read without a login, and has every homework without a name of anybody', async () => {
    const [near, far] = [await setHomework(day(3)), await setHomework(day(40))];
    const url = await addressOf(teacher);
    expect(url).toMatch(/^\/api\/calendars\/[\w-]{43}\/homework\.ics$/);
    const { status, headers, text } = await read(url);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, max-age=1800',
    });
    const { calendar, events } = readIcs(text);
    expect(calendar.NAME).toBe(`책바다 숙제 초등 3학년 ${made}반`);
    expect(events.map(({ UID, DTSTART }) => [UID, DTSTART])).toEqual([
      [`homework-${near}@edu.chaekbada`, compact(day(3))],
      [`homework-${far}@edu.chaekbada`, compact(day(40))],
    ]);
    expect(events[0]).toMatchObject({
      SUMMARY: `숙제 · 시험용 책 ${FIRST_BOOK}: 독서 퀴즈`,
      URL: `${app.env.origins.edu}/main`,
    });
    expect(text).not.toContain(PUPIL);
    expect(text).not.toContain('빠른이');
  });

  it('takes over what moves and what is taken back, under the same UID', async () => {
    const homeworkNo = await setHomework(day(3));
    const url = await addressOf(teacher);
    const path = at(`classes/${classNo}/homework/${homeworkNo}`);
    await staffSend(app, 'PUT', path, { token: teacher.token, body: { note: '', dueOn: day(5) } });
    expect(await eventsAt(url)).toMatchObject([
      { UID: `homework-${homeworkNo}@edu.chaekbada`, SEQUENCE: '1', DTSTART: compact(day(5)), STATUS: 'CONFIRMED' },
    ]);
    await staffSend(app, 'DELETE', path, { token: teacher.token });
    expect(await eventsAt(url)).toMatchObject([
      { UID: `homework-${homeworkNo}@edu.chaekbada`, SEQUENCE: '2', STATUS: 'CANCELLED' },
    ]);
  });

  it('leaves out what was due more than sixty days ago', async () => {
    const url = await addressOf(teacher);
    const homeworkNo = await setHomework(day(3));
    const moveTo = (dueOn: string) =>
      app.db.updateTable('homework').set({ due_on: dueOn }).where('homework_no', '=', homeworkNo).execute();
    await moveTo(day(-60));
    expect(await eventsAt(url)).toHaveLength(1);
    await moveTo(day(-61));
    expect(await eventsAt(url)).toEqual([]);
  });

  it('is sent again only when it has changed', async () => {
    const homeworkNo = await setHomework(day(3));
    const url = await addressOf(teacher);
    const first = await read(url);
    const { etag, 'last-modified': changed } = first.headers;
    expect(changed).toBe(new Date(app.clock.now()).toUTCString());
    const ask = (headers: Record<string, string>) => read(url, headers);
    expect(await ask({ 'if-none-match': `"other", W/${etag}` })).toMatchObject({ status: 304, text: '' });
    expect((await ask({ 'if-modified-since': String(changed) })).status).toBe(304);
    // A tag goes before a day.
    expect((await ask({ 'if-none-match': '"other"', 'if-modified-since': String(changed) })).status).toBe(200);
    app.clock.advance(2000);
    const path = at(`classes/${classNo}/homework/${homeworkNo}`);
    const { token } = { token: await renewStaffLogin(app, teacher.staffNo) };
    await staffSend(app, 'PUT', path, { token, body: { note: '', dueOn: day(4) } });
    expect((await ask({ 'if-none-match': String(etag) })).status).toBe(200);
    expect((await ask({ 'if-modified-since': String(changed) })).status).toBe(200);
  });

  it('is one for each person and class, whoever asks again or at the same time', async () => {
    const all = await Promise.all([make(teacher), make(teacher), make(teacher)]);
    expect(new Set(all.map(({ data }) => data.path)).size).toBe(1);
    const { path, linkNo } = (await make(director)).data;
    expect(path).not.toBe(all[0]?.data.path);
    expect(await read(path ?? '')).toMatchObject({ status: 200 });
    expect(linkNo).not.toBe(all[0]?.data.linkNo);
    const stored = JSON.stringify(await app.db.selectFrom('calendar_link').selectAll().execute());
    expect(stored).not.toContain(String(path?.split('/')[3]));
  });
});

describe('an address of a calendar', () => {
  it('is listed for its maker, without the address for the director, and ended by either', async () => {
    const { linkNo, path } = (await make(teacher)).data;
    expect(await list(teacher)).toMatchObject([{ linkNo, path, mine: true, open: true, lastOpenedAt: null }]);
    await read(path ?? '');
    const seen = (await list(director)).find((link) => link.linkNo === linkNo);
    expect(seen).toMatchObject({ path: null, mine: false, staffName: '빠른이' });
    expect(seen?.lastOpenedAt).toBe(new Date(app.clock.now()).toISOString());
    const other = await staffLoginOf(app, academyNo, 'TEACHER');
    await app.db.insertInto('class_teacher').values({ class_no: classNo, staff_no: other.staffNo }).execute();
    expect(await list(other)).toEqual([]);
    expect(await end(other, linkNo)).toBe(404);
    expect((await read(path ?? '')).status).toBe(200);
    expect(await end(director, linkNo)).toBe(200);
    expect(await end(teacher, linkNo)).toBe(404);
    expect(await read(path ?? '')).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    // The next one is another address.
    const next = (await make(teacher)).data;
    expect(next.path).not.toBe(path);
    expect(await end(teacher, next.linkNo)).toBe(200);
    const records = await app.db
      .selectFrom('staff_record')
      .select(['kind', 'staff_no as staffNo'])
      .where('detail', '=', `class ${classNo}`)
      .execute();
    expect(records).toEqual([
      { kind: 'CALENDAR_LINK_MADE', staffNo: teacher.staffNo },
      { kind: 'CALENDAR_LINK_ENDED', staffNo: director.staffNo },
      { kind: 'CALENDAR_LINK_MADE', staffNo: teacher.staffNo },
      { kind: 'CALENDAR_LINK_ENDED', staffNo: teacher.staffNo },
    ]);
  });

  it('opens nothing when the class is archived, its maker has left or lost the class, or the contract rests', async () => {
    const url = await addressOf(teacher);
    const statusAfter = async (change: () => Promise<unknown>, undo: () => Promise<unknown>) => {
      await change();
      const { status } = await read(url);
      await undo();
      expect((await read(url)).status).toBe(200);
      return status;
    };
    const { db } = app;
    const archive = (archived_at: number | null) =>
      db.updateTable('school_class').set({ archived_at }).where('class_no', '=', classNo).execute();
    const leave = (until: number | null) =>
      db.updateTable('staff_post').set({ until }).where('staff_no', '=', teacher.staffNo).execute();
    const rest = (status: 'ACTIVE' | 'NON_PAYMENT') =>
      db.updateTable('institution').set({ status }).where('academy_no', '=', academyNo).execute();
    const seat = { class_no: classNo, staff_no: teacher.staffNo };
    const all = [
      await statusAfter(
        () => archive(1),
        () => archive(null),
      ),
      await statusAfter(
        () => leave(1),
        () => leave(null),
      ),
      await statusAfter(
        () => rest('NON_PAYMENT'),
        () => rest('ACTIVE'),
      ),
      await statusAfter(
        () => db.deleteFrom('class_teacher').where('class_no', '=', classNo).execute(),
        () => db.insertInto('class_teacher').values(seat).execute(),
      ),
    ];
    expect(all).toEqual([404, 404, 404, 404]);
    await archive(1);
    expect((await list(teacher))[0]?.open).toBe(false);
    expect((await make(teacher)).status).toBe(404);
  });

  it('is nothing on another site, and neither is any other text', async () => {
    const url = await addressOf(teacher);
    const key = url.split('/')[3] ?? '';
    const other = `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`;
    const answers = [
      await read(url, {}, 'school'),
      await read(url.replace(key, other)),
      await read(url.replace(key, 'short')),
      await read(url.replace(key, '%00')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('is limited: by address for the one, by network for guesses', async () => {
    const url = await addressOf(teacher);
    const statuses = [];
    for (let turn = 0; turn < 61; turn += 1) statuses.push((await read(url)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    const guesses = [];
    for (let turn = 0; turn < 110; turn += 1) {
      const key = `guess${turn}`.padEnd(43, 'x');
      guesses.push((await read(`/api/calendars/${key}/homework.ics`)).status);
    }
    expect(guesses.at(-1)).toBe(429);
    expect(guesses[0]).toBe(404);
    const another = await staffLoginOf(app, academyNo, 'DIRECTOR');
    expect((await read(await addressOf(another))).status).toBe(200);
  });
});

describe('one homework as a file', () => {
  it('is the same event as in the calendar, and nothing of what was taken back or of another class', async () => {
    const homeworkNo = await setHomework(day(2));
    const save = (number: number, of = classNo) =>
      staffSend<HomeworkFile>(app, 'GET', at(`classes/${of}/homework/${number}/calendar`), { token: teacher.token });
    const { status, data } = await save(homeworkNo);
    expect([status, data.fileName]).toEqual([200, `책바다 숙제 ${day(2)}.ics`]);
    expect(readIcs(data.ics).events).toEqual(await eventsAt(await addressOf(teacher)));
    expect((await save(homeworkNo, await makeClass(teacher))).status).toBe(404);
    await staffSend(app, 'DELETE', at(`classes/${classNo}/homework/${homeworkNo}`), { token: teacher.token });
    expect((await save(homeworkNo)).status).toBe(404);
  });
});

it('somebody who looks around in the demo makes and ends no address', async () => {
  const { linkNo } = (await make(teacher)).data;
  await app.db.updateTable('staff').set({ demo: 1 }).where('staff_no', '=', teacher.staffNo).execute();
  expect([(await make(teacher)).status, await end(teacher, linkNo)]).toEqual([422, 422]);
});
