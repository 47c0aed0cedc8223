import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClassCode, PupilList, StaffToday } from '#contract/classroom.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { goodForm, joiner } from '../support/joiner.ts';
import { operate } from '../support/operate.ts';
import { makeInstitution, staffLoginOf, staffSend } from '../support/staffMember.ts';

let app: TestApp;
let academyNo: number;
let director: Awaited<ReturnType<typeof staffLoginOf>>;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo', sandbox: true });
  academyNo = await makeInstitution(app, '코드 학원');
  director = await staffLoginOf(app, academyNo, 'DIRECTOR');
});
afterAll(() => app.close());

const at = (path: string) => `/api/staff/institutions/${academyNo}/${path}`;
const get = <T>(path: string, token: string) => staffSend<T>(app, 'GET', at(path), { token });
const put = <T>(path: string, body: object, token: string) => staffSend<T>(app, 'PUT', at(path), { token, body });
const makeClass = async () =>
  (await put<{ classNo: number }>('classes', { schoolYear: 2026, grade: 'ELEMENTARY_3', name: '코드' }, director.token))
    .data.classNo;

describe('a class code', () => {
  it('leads into the class, waits for its teacher, and ends with another one', async () => {
    await operate(app, 'institution', 'joining', String(academyNo), 'approval');
    const classNo = await makeClass();
    const teacher = await staffLoginOf(app, academyNo, 'TEACHER');
    await app.db.insertInto('class_teacher').values({ class_no: classNo, staff_no: teacher.staffNo }).execute();
    expect((await get<ClassCode>(`classes/${classNo}/join-code`, teacher.token)).data.joinCode).toBeNull();
    const first = (await put<ClassCode>(`classes/${classNo}/join-code`, {}, teacher.token)).data.joinCode;
    const { joinCode } = (await put<ClassCode>(`classes/${classNo}/join-code`, {}, teacher.token)).data;
    expect(joinCode).toMatch(/^[A-Z2-9]{8}$/);
    expect(joinCode).not.toBe(first);
    const other = await staffLoginOf(app, academyNo, 'TEACHER');
    expect((await get(`classes/${classNo}/join-code`, other.token)).status).toBe(404);

    const her = await joiner(app, 'SELF');
    await her.until('WHO');
    expect((await her.call('/join-code', { joinCode })).data).toMatchObject({ className: '초등 3학년 코드반' });
    await her.call('/who', { birthday: goodForm('SELF').birthday, joinCode });
    expect((await her.form()).data.accountStatus).toBe('WAIT');
    const { account_no: accountNo } = await app.db
      .selectFrom('account')
      .select('account_no')
      .where('account_id', '=', goodForm('SELF').accountId)
      .executeTakeFirstOrThrow();
    const today = async (by: typeof teacher) => (await get<StaffToday>('today', by.token)).data.joining;
    expect(await today(teacher)).toMatchObject([{ accountNo }]);
    expect(await today(other)).toEqual([]);
    expect((await put(`pupils/${accountNo}/joining`, { approve: true }, teacher.token)).status).toBe(200);
    const list = (await get<PupilList>(`pupils?classNo=${classNo}`, teacher.token)).data.pupils;
    expect(list).toMatchObject([{ accountNo, className: '초등 3학년 코드반', status: 'ACTIVE' }]);

    expect((await staffSend(app, 'DELETE', at(`classes/${classNo}/join-code`), { token: teacher.token })).status).toBe(
      200,
    );
    const late = await joiner(app, 'SELF');
    await late.until('WHO');
    expect((await late.call('/join-code', { joinCode })).status).toBe(404);
  });
});
