import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MainPage } from '#contract/home.ts';
import type { HomeworkBody, HomeworkBooks, HomeworkList, HomeworkPage } from '#contract/homework.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { makeInstitution, makeStaff, staffSend } from '../support/staffMember.ts';

type Staff = Awaited<ReturnType<typeof makeStaff>>;

let app: TestApp;
let academyNo: number;
let director: Staff;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
  academyNo = await makeInstitution(app, '숙제 학원');
  director = await makeStaff(app, academyNo, 'DIRECTOR');
});
afterAll(() => app.close());

const day = (days: number) => shiftDayKey(seoulDay(app.clock.now()), days);
const at = (path: string) => `/api/staff/institutions/${academyNo}/${path}`;
let classes = 0;

/** A class with a teacher and pupils. */
async function makeClass(...names: string[]) {
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
  const teacher = await makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo] });
  const enter = async (name: string) => {
    const { accountNo } = await makeAccount(app, 'edu', { academy_no: academyNo, name });
    await seat(accountNo, classNo);
    return { accountNo, token: await loginOf(app, 'edu', accountNo) };
  };
  const pupils = [];
  for (const name of names) pupils.push(await enter(name));
  return { classNo, teacher, pupils, enter };
}

async function seat(accountNo: number, classNo: number | null): Promise<void> {
  const { status } = await staffSend(app, 'PUT', at(`pupils/${accountNo}/class`), {
    token: director.token,
    body: { classNo, classNumber: null },
  });
  expect(status).toBe(200);
}

function set(by: Staff, classNo: number, given: Partial<HomeworkBody> = {}) {
  const body: HomeworkBody = {
    requestKey: randomUUID(),
    note: '즐겁게 읽어요.',
    dueOn: day(3),
    tasks: [
      { bookNo: FIRST_BOOK, task: 'READ' },
      { bookNo: FIRST_BOOK, task: 'OX' },
    ],
    accountNos: null,
    ...given,
  };
  return staffSend<{ homeworkNo: number; pupilCount: number }>(app, 'PUT', at(`classes/${classNo}/homework`), {
    token: by.token,
    body,
  });
}

const read = (by: Staff, classNo: number, homeworkNo: number) =>
  staffSend<HomeworkPage>(app, 'GET', at(`classes/${classNo}/homework/${homeworkNo}`), { token: by.token });
const list = async (by: Staff, show: 'OPEN' | 'PAST' = 'OPEN') =>
  (await staffSend<HomeworkList>(app, 'GET', at(`homework?show=${show}`), { token: by.token })).data.items;
const own = async (token: string) => (await app.get<MainPage>('/api/main/me', token)).data.homework;

describe('homework', () => {
  it('stands on the main page of every pupil of the class, is done there, and is seen done by the teacher', async () => {
    const { classNo, teacher, pupils, enter } = await makeClass('가람', '나래');
    const { data } = await set(teacher, classNo);
    expect(data.pupilCount).toBe(2);
    const [one] = pupils;
    if (!one) throw new Error('no pupil');
    expect(await own(one.token)).toMatchObject([
      { staffName: '윤선생', note: '즐겁게 읽어요.', stand: 'OPEN', tasks: [{ done: false }, { done: false }] },
    ]);
    await missionPlayer(app, one.token).play('OX');
    expect((await own(one.token))[0]?.tasks.map(({ task, done }) => [task, done])).toEqual([
      ['READ', false],
      ['OX', true],
    ]);
    await app.db
      .insertInto('reading_progress')
      .values(finished(one.accountNo))
      .onConflict((conflict) => conflict.columns(['account_no', 'book_no']).doUpdateSet(finished(one.accountNo)))
      .execute();
    expect((await own(one.token))[0]?.stand).toBe('DONE');

    // Who enters a class later has its homework as well.
    const late = await enter('다솜');
    expect(await own(late.token)).toHaveLength(1);
    const page = (await read(teacher, classNo, data.homeworkNo)).data;
    expect(page).toMatchObject({ pupilCount: 3, doneCount: 1, tasks: [{ taskName: '끝까지 읽기' }, { task: 'OX' }] });
    expect(page.pupils.map(({ name, stand }) => [name, stand])).toEqual([
      ['가람', 'DONE'],
      ['나래', 'OPEN'],
      ['다솜', 'OPEN'],
    ]);
    expect(page.pupils[0]?.tasks).toMatchObject([{ rate: null }, { rate: 100, day: day(0) }]);
    expect((await list(teacher)).map(({ homeworkNo }) => homeworkNo)).toEqual([data.homeworkNo]);
  });

  it('is set once by the same request, and only for pupils of the class', async () => {
    const { classNo, teacher, pupils } = await makeClass('하나', '두리');
    const other = await makeClass('세찬');
    const requestKey = randomUUID();
    const [first, again] = [
      await set(teacher, classNo, { requestKey, accountNos: [pupils[1]?.accountNo ?? 0] }),
      await set(teacher, classNo, { requestKey, accountNos: [pupils[1]?.accountNo ?? 0] }),
    ];
    expect(again.data.homeworkNo).toBe(first.data.homeworkNo);
    expect(await own(pupils[0]?.token ?? '')).toEqual([]);
    expect(await own(pupils[1]?.token ?? '')).toHaveLength(1);
    const foreign = await set(teacher, classNo, { accountNos: [other.pupils[0]?.accountNo ?? 0] });
    expect(foreign.status).toBe(422);
    expect((await set(teacher, other.classNo)).status).toBe(404);
    expect((await read(teacher, other.classNo, first.data.homeworkNo)).status).toBe(404);
    expect((await read(director, other.classNo, first.data.homeworkNo)).status).toBe(404);
  });

  it('refuses days that have passed and tasks that a book does not have, and sets nothing then', async () => {
    const { classNo, teacher } = await makeClass('온유');
    expect((await set(teacher, classNo, { dueOn: day(-1) })).status).toBe(422);
    expect((await set(teacher, classNo, { tasks: [{ bookNo: 999_999, task: 'READ' }] })).status).toBe(422);
    expect((await set(teacher, classNo, { accountNos: [] })).status).toBe(422);
    const { classNo: empty, teacher: alone } = await makeClass();
    expect((await set(alone, empty)).status).toBe(422);
    expect([...(await list(teacher)), ...(await list(alone))]).toEqual([]);
  });

  it('can be late, moved to another day, and taken back; what was done for it stays', async () => {
    const { classNo, teacher, pupils } = await makeClass('라온');
    const token = pupils[0]?.token ?? '';
    const { homeworkNo } = (await set(teacher, classNo, { dueOn: day(0) })).data;
    expect((await own(token))[0]?.stand).toBe('TODAY');
    await app.db
      .updateTable('homework')
      .set({ due_on: day(-14) })
      .where('homework_no', '=', homeworkNo)
      .execute();
    expect((await own(token))[0]?.stand).toBe('LATE');
    expect((await list(teacher, 'PAST')).map((each) => each.homeworkNo)).toEqual([homeworkNo]);
    await app.db
      .updateTable('homework')
      .set({ due_on: day(-15) })
      .where('homework_no', '=', homeworkNo)
      .execute();
    expect(await own(token)).toEqual([]);

    const path = at(`classes/${classNo}/homework/${homeworkNo}`);
    const change = (dueOn: string) =>
      staffSend(app, 'PUT', path, { token: teacher.token, body: { note: '천천히 해요.', dueOn } });
    expect((await change(day(-2))).status).toBe(422);
    expect((await change(day(2))).status).toBe(200);
    expect(await own(token)).toMatchObject([{ note: '천천히 해요.', stand: 'OPEN' }]);
    await missionPlayer(app, token).play('OX');
    expect((await staffSend(app, 'DELETE', path, { token: teacher.token })).status).toBe(200);
    expect((await staffSend(app, 'DELETE', path, { token: teacher.token })).status).toBe(404);
    expect(await own(token)).toEqual([]);
    const kept = await app.db
      .selectFrom('mission_attempt')
      .select('attempt_no')
      .where('account_no', '=', pupils[0]?.accountNo ?? 0)
      .execute();
    expect(kept).toHaveLength(1);
  });

  it('goes on for a pupil who changes class; the old teacher no longer sees what is done for it', async () => {
    const { classNo, teacher, pupils } = await makeClass('마루', '바다');
    const next = await makeClass();
    const { homeworkNo } = (await set(teacher, classNo)).data;
    await seat(pupils[0]?.accountNo ?? 0, next.classNo);
    expect(await own(pupils[0]?.token ?? '')).toHaveLength(1);
    expect((await read(teacher, classNo, homeworkNo)).data.pupils.map(({ name }) => name)).toEqual(['바다']);
    expect((await read(director, classNo, homeworkNo)).data.pupils.map(({ name }) => name)).toEqual(['바다', '마루']);
  });

  it('finds books as pupils do, those that open here first', async () => {
    const librarian = await makeStaff(app, academyNo, 'LIBRARIAN');
    const { data } = await staffSend<HomeworkBooks>(app, 'GET', at('books'), { token: librarian.token });
    expect(data.items.map(({ bookNo }) => bookNo)).toContain(FIRST_BOOK);
    expect(data.items[0]).toMatchObject({ textYn: 'Y', missions: expect.arrayContaining(['QUIZ', 'REPORT']) });
  });

  it('cannot be set, moved or taken back by somebody who looks around in the demo', async () => {
    const { classNo, teacher } = await makeClass('사랑');
    const { homeworkNo } = (await set(teacher, classNo)).data;
    await app.db.updateTable('staff').set({ demo: 1 }).where('staff_no', '=', teacher.staffNo).execute();
    expect((await set(teacher, classNo)).status).toBe(422);
    const path = at(`classes/${classNo}/homework/${homeworkNo}`);
    expect((await staffSend(app, 'DELETE', path, { token: teacher.token })).status).toBe(422);
  });
});

function finished(accountNo: number) {
  const now = app.clock.now();
  return {
    account_no: accountNo,
    book_no: FIRST_BOOK,
    furthest_page_no: 1,
    last_page_no: 1,
    started_at: now,
    bookmark_page_no: null,
    finished_at: now,
    updated_at: now,
  };
}
