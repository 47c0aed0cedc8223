import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ArchivedClassList,
  ClassList,
  GivenPassword,
  PupilList,
  PupilPage,
  StaffToday,
} from '#contract/classroom.ts';
import type { StaffRecordList } from '#contract/staff.ts';
import { classroomTuning } from '#domain/classroom/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { makeInstitution, makeStaff, renewStaffLogin, staffSend } from '../support/staffMember.ts';

let app: TestApp;
let academyNo: number;
let director: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
  academyNo = await makeInstitution(app, '교실 학원');
  director = await makeStaff(app, academyNo, 'DIRECTOR');
});
afterAll(() => app.close());

const at = (path: string) => `/api/staff/institutions/${academyNo}/${path}`;
const get = <T>(path: string, token = director.token) => staffSend<T>(app, 'GET', at(path), { token });
const put = <T>(path: string, body: object, token = director.token) =>
  staffSend<T>(app, 'PUT', at(path), { token, body });
const pupil = (name: string, special = {}) =>
  makeAccount(app, 'edu', { academy_no: academyNo, name, school_grade: 'ELEMENTARY_3', ...special });
const makeClass = async (name: string) =>
  (await put<{ classNo: number }>('classes', { schoolYear: 2026, grade: 'ELEMENTARY_3', name })).data.classNo;

describe('classes', () => {
  it('are made once, named and given teachers, who then see them', async () => {
    const classNo = await makeClass('2반');
    expect(await makeClass('2')).toBe(classNo);
    const other = await makeClass('3');
    const teacher = await makeStaff(app, academyNo, 'TEACHER');
    expect((await put(`classes/${classNo}`, { name: '3', staffNos: [] })).fields).toMatchObject({
      name: expect.any(String),
    });
    expect((await put(`classes/${classNo}`, { name: '사랑', staffNos: [teacher.staffNo, 987_654] })).status).toBe(200);
    const all = (await get<ClassList>('classes')).data;
    expect(all.classes.map((one) => [one.classNo, one.name, one.teachers.length])).toEqual([
      [other, '3', 0],
      [classNo, '사랑', 1],
    ]);
    expect((await get<ClassList>('classes', teacher.token)).data.classes.map((one) => one.classNo)).toEqual([classNo]);
    expect((await put('classes', { schoolYear: 2026, grade: 'NONE', name: '1' })).status).toBe(422);
  });
});

describe('pupils', () => {
  it('move between classes, and are listed with what they read, with levels only for who may see them', async () => {
    const classNo = await makeClass('이동');
    const { accountNo } = await pupil('김이동');
    const move = (body: object) => put(`pupils/${accountNo}/class`, body);
    expect((await move({ classNo, classNumber: 7 })).status).toBe(200);
    expect((await move({ classNo: 987_654, classNumber: 7 })).status).toBe(404);
    const token = await loginOf(app, 'edu', accountNo);
    await app.put(`/api/books/${FIRST_BOOK}/reading/me`, { lastPageNo: 3 }, token);
    await missionPlayer(app, token).play('QUIZ', { wrong: 3 });
    const rows = (await get<PupilList>(`pupils?classNo=${classNo}`)).data.pupils;
    expect(rows).toMatchObject([
      { name: '김이동', className: '초등 3학년 이동반', classNumber: 7, missionCount: 1, lastDay: '2026-05-06' },
    ]);
    expect(rows[0]?.readingLevel).toMatch(/^\d+[AB]$/);
    const librarian = await makeStaff(app, academyNo, 'LIBRARIAN');
    const seen = (await get<PupilList>(`pupils?classNo=${classNo}`, librarian.token)).data.pupils;
    expect(seen).toMatchObject([{ name: '김이동', readingLevel: null }]);

    const page = (await get<PupilPage>(`pupils/${accountNo}`)).data;
    expect(page.timeline.map((entry) => entry.kind)).toEqual(expect.arrayContaining(['READ', 'MISSION']));
    expect(page.comprehension.reduce((sum, kind) => sum + kind.itemCount, 0)).toBeGreaterThan(5);
    const looks = (await get<StaffRecordList>(`records?accountNo=${accountNo}`)).data.items;
    expect(looks.map(({ what, pupilName }) => [what, pupilName])).toEqual([
      ['학생을 봄', '김이동'],
      ['학생의 반을 바꿈', '김이동'],
    ]);
  });

  it('get another password, shown once, and are asked for their own at the next sign-in', async () => {
    const { accountNo, accountId } = await pupil('박비번');
    const token = await loginOf(app, 'edu', accountNo);
    const given = await staffSend<GivenPassword>(app, 'POST', at(`pupils/${accountNo}/password`), {
      token: director.token,
    });
    expect(given.data).toMatchObject({ accountId, name: '박비번' });
    expect((await app.get('/api/main/me', token)).status).toBe(401);
    const signIn = await app.post<{ outcome: string }>('/api/auth/sign-in', {
      accountId,
      password: given.data.password,
    });
    expect(signIn.data.outcome).toBe('CHANGE_PASSWORD');
  });

  it('who wait are let in by the director, or not', async () => {
    const [one, two] = [await pupil('최대기', { status: 'WAIT' }), await pupil('나대기', { status: 'WAIT' })];
    const today = (await get<StaffToday>('today')).data;
    expect(today.joining.map(({ name }) => name)).toEqual(expect.arrayContaining(['최대기', '나대기']));
    expect((await put(`pupils/${one.accountNo}/joining`, { approve: true })).status).toBe(200);
    expect((await put(`pupils/${two.accountNo}/joining`, { approve: false })).status).toBe(200);
    expect((await put(`pupils/${one.accountNo}/joining`, { approve: true })).status).toBe(422);
    const statuses = await app.db
      .selectFrom('account')
      .select('status')
      .where('account_no', 'in', [one.accountNo, two.accountNo])
      .orderBy('account_no')
      .execute();
    expect(statuses.map(({ status }) => status)).toEqual(['ACTIVE', 'NO_AFFILIATION']);
  });
});

describe('the pupils of an institution', () => {
  it('come page by page, sorted and searched over all of them', async () => {
    const there = await makeInstitution(app, '큰 학원');
    const head = await makeStaff(app, there, 'DIRECTOR');
    const librarian = await makeStaff(app, there, 'LIBRARIAN');
    const ask = async (query: string, { token } = head) =>
      (await staffSend<PupilList>(app, 'GET', `/api/staff/institutions/${there}/pupils${query}`, { token })).data;
    const count = classroomTuning.pupilsOfPage + 5;
    const numbers: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const name = `학생${String(index).padStart(3, '0')}`;
      const { accountNo } = await makeAccount(app, 'edu', { academy_no: there, name, raq: 1400 - index });
      numbers.push(accountNo);
    }
    const first = await ask('');
    expect(first).toMatchObject({ page: 1, pageSize: classroomTuning.pupilsOfPage, totalCount: count });
    const second = await ask('?page=2');
    expect([...first.pupils, ...second.pupils].map(({ accountNo }) => accountNo)).toEqual(numbers);
    expect(await ask('?page=3')).toMatchObject({ pupils: [], totalCount: count });
    const names = ({ pupils }: PupilList) => pupils.map(({ name }) => name);
    expect(names(await ask('?order=NAME&direction=DOWN')).slice(0, 2)).toEqual(['학생104', '학생103']);
    expect(names(await ask('?search=%EC%83%9D07')).length).toBe(10);
    // With the level in the order, whoever may not see levels would learn them.
    expect(names(await ask('?order=LEVEL'))[0]).toBe('학생104');
    expect(names(await ask('?order=LEVEL', librarian))[0]).toBe('학생000');
    const [reader = 0, player = 0] = numbers.slice(50);
    const made = await staffSend<{ classNo: number }>(app, 'PUT', `/api/staff/institutions/${there}/classes`, {
      ...{ token: head.token, body: { schoolYear: 2026, grade: 'ELEMENTARY_3', name: '고래' } },
    });
    await staffSend(app, 'PUT', `/api/staff/institutions/${there}/pupils/${reader}/class`, {
      ...{ token: head.token, body: { classNo: made.data.classNo, classNumber: 1 } },
    });
    expect((await ask(`?search=${encodeURIComponent('3학년 고래')}`)).pupils).toMatchObject([{ accountNo: reader }]);
    await app.put(`/api/books/${FIRST_BOOK}/reading/me`, { lastPageNo: 3 }, await loginOf(app, 'edu', reader));
    await missionPlayer(app, await loginOf(app, 'edu', player)).play('QUIZ');
    const latest = (await ask('?order=LAST_DAY&direction=DOWN')).pupils;
    expect(latest.slice(0, 2).map(({ accountNo }) => accountNo)).toEqual([player, reader]);
    expect(
      latest.every(({ lastDay }, index) => index === 0 || (lastDay ?? '') <= (latest[index - 1]?.lastDay ?? '')),
    ).toBe(true);
    expect((await ask('?order=MISSIONS&direction=DOWN')).pupils[0]?.accountNo).toBe(player);
    expect((await ask('?order=BOOKS')).totalCount).toBe(count);
  });
});

describe('the table of pupils', () => {
  it('has a line for each pupil in reach, no formula, and is recorded', async () => {
    director.token = await renewStaffLogin(app, director.staffNo);
    const classNo = await makeClass('표');
    const { accountNo } = await pupil('=1+1', { account_id: 'formula1' });
    await put(`pupils/${accountNo}/class`, { classNo, classNumber: 3 });
    const { data } = await get<{ fileName: string; csv: string }>(`pupil-table?classNo=${classNo}`);
    const [head, line, end] = data.csv.split('\r\n');
    expect(head).toContain('"마지막으로 읽은 날"');
    expect(line).toContain(`"초등 3학년 표반","3","'=1+1","formula1"`);
    expect(end).toBe('');
    const looks = (await get<StaffRecordList>('records')).data.items;
    expect(looks.map(({ what }) => what)).toContain('학생 목록을 파일로 받음');
    const stranger = await makeStaff(app, academyNo, 'TEACHER');
    expect((await get<{ csv: string }>(`pupil-table?classNo=${classNo}`, stranger.token)).data.csv).not.toContain(
      'formula1',
    );
  });
});

describe('today', () => {
  it('names who has not read for a week, and what was handed in', async () => {
    const classNo = await makeClass('오늘');
    const reader = await pupil('오읽음');
    const quiet = await pupil('오조용');
    for (const { accountNo } of [reader, quiet]) await put(`pupils/${accountNo}/class`, { classNo, classNumber: null });
    const teacher = await makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo] });
    app.clock.advance(10 * DAY);
    await missionPlayer(app, await loginOf(app, 'edu', reader.accountNo)).play('OX', { wrong: 1 });
    const token = await renewStaffLogin(app, teacher.staffNo);
    const today = (await get<StaffToday>('today', token)).data;
    expect(today).toMatchObject({ pupilCount: 2, activeCount: 1, quietCount: 1, joining: [] });
    expect(today.quiet.map(({ name }) => name)).toEqual(['오조용']);
    expect(today.handIns).toMatchObject([{ name: '오읽음', mission: 'OX', className: '초등 3학년 오늘반' }]);
  });
});

/** The clock has moved on: a login that rests ends. */
const signInAgain = async () => {
  director.token = await renewStaffLogin(app, director.staffNo);
};

describe('classes over the years', () => {
  beforeAll(signInAgain);

  it('move up with pupils, numbers and teachers; the last grade leaves, and asking again moves nobody', async () => {
    const place = await makeInstitution(app, '올라가는 학원');
    const head = await makeStaff(app, place, 'DIRECTOR');
    const there = (path: string) => `/api/staff/institutions/${place}/${path}`;
    const send = <T>(path: string, body: object) => staffSend<T>(app, 'PUT', there(path), { token: head.token, body });
    const made = async (grade: string, name: string) =>
      (await send<{ classNo: number }>('classes', { schoolYear: 2026, grade, name })).data.classNo;
    const [third, sixth] = [await made('ELEMENTARY_3', '1'), await made('ELEMENTARY_6', '1')];
    const teacher = await makeStaff(app, place, 'TEACHER', { classNos: [third] });
    const enter = async (name: string, classNo: number, grade: string) => {
      const { accountNo } = await makeAccount(app, 'edu', { academy_no: place, name, school_grade: grade });
      await send(`pupils/${accountNo}/class`, { classNo, classNumber: 5 });
      return accountNo;
    };
    const one = await enter('오름', third, 'ELEMENTARY_3');
    const last = await enter('졸업', sixth, 'ELEMENTARY_6');
    const promoted = await send('promotion', { schoolYear: 2026, lastGrade: 'ELEMENTARY_6' });
    expect(promoted.data).toEqual({ classes: 1, pupils: 1, leavers: 1 });
    expect((await send('promotion', { schoolYear: 2026, lastGrade: 'ELEMENTARY_6' })).data).toEqual({
      classes: 0,
      pupils: 0,
      leavers: 0,
    });
    const list = async () =>
      (await staffSend<ClassList>(app, 'GET', there('classes'), { token: head.token })).data.classes;
    const listArchived = async (path: string) =>
      (await staffSend<ArchivedClassList>(app, 'GET', there(path), { token: head.token })).data;
    expect(await list()).toMatchObject([
      { schoolYear: 2027, grade: 'ELEMENTARY_4', name: '1', pupilCount: 1, teachers: [{ staffNo: teacher.staffNo }] },
    ]);
    const archived = await listArchived('archived-classes');
    expect(archived.items.map(({ classNo }) => classNo)).toEqual([third, sixth]);
    expect(archived).toMatchObject({ page: 1, pageSize: 30, totalCount: 2 });
    expect(await listArchived('archived-classes?page=2')).toMatchObject({ items: [], totalCount: 2 });
    const pupils = (await staffSend<PupilList>(app, 'GET', there('pupils'), { token: head.token })).data.pupils.map(
      ({ accountNo, className, classNumber, gradeName }) => [accountNo, className, classNumber, gradeName],
    );
    expect(pupils).toEqual(
      expect.arrayContaining([
        [one, '초등 4학년 1반', 5, '초등 4학년'],
        [last, null, null, '초등 6학년'],
      ]),
    );
    // A class that is put away comes back when it is made again.
    await send(`classes/${third}/archive`, { archived: false });
    expect((await list()).map(({ classNo }) => classNo)).toContain(third);
  });

  it('are divided: pupils go to another class all at once, or none does', async () => {
    const [from, to] = [await makeClass('나눌'), await makeClass('나눈')];
    const [{ accountNo: one }, { accountNo: two }] = [await pupil('하나'), await pupil('두리')];
    for (const accountNo of [one, two]) await put(`pupils/${accountNo}/class`, { classNo: from, classNumber: null });
    const stranger = await pupil('손님');
    const move = (accountNos: number[], toClassNo: number | null) =>
      put(`classes/${from}/pupils`, { accountNos, toClassNo });
    expect((await move([one, stranger.accountNo], to)).status).toBe(422);
    expect((await move([one], 987_654)).status).toBe(404);
    const inClass = async (classNo: number) =>
      (await get<PupilList>(`pupils?classNo=${classNo}`)).data.pupils.map(({ accountNo }) => accountNo);
    expect((await inClass(from)).sort()).toEqual([one, two].sort());
    expect((await move([one], to)).status).toBe(200);
    expect([await inClass(from), await inClass(to)]).toEqual([[two], [one]]);
  });
});
