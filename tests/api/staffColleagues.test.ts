import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffList, StaffRecordList } from '#contract/staff.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import { sweepOldRows } from '#server/jobs/sweepOldRows.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { inviteTokenOf, makeInstitution, makeStaff, staffSend } from '../support/staffMember.ts';

let app: TestApp;
let academyNo: number;
let director: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
  academyNo = await makeInstitution(app, '동료 학원');
  director = await makeStaff(app, academyNo, 'DIRECTOR');
});
afterAll(() => app.close());

const at = (path: string, no = academyNo) => `/api/staff/institutions/${no}/${path}`;
const list = async (token = director.token) => staffSend<StaffList>(app, 'GET', at('staff'), { token });
const makeClass = async (no: number, name: string) => {
  const row = await app.db
    .insertInto('school_class')
    .values({ academy_no: no, school_year: 2026, grade: 'ELEMENTARY_3', name, created_at: app.clock.now() })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  return row.class_no;
};

describe('a director', () => {
  it('invites, gives classes of the own institution only, and releases', async () => {
    const other = await makeInstitution(app, '남의 학원');
    const [own, foreign] = [await makeClass(academyNo, '1'), await makeClass(other, '1')];
    const body = { email: ' New@Sea.kr ', role: 'TEACHER', classNos: [own, foreign] };
    const invite = () => staffSend(app, 'PUT', at('invites'), { token: director.token, body });
    expect((await invite()).status).toBe(200);
    expect((await invite()).status).toBe(200);
    expect((await list()).data.invites).toMatchObject([{ email: 'new@sea.kr', role: 'TEACHER' }]);
    const token = await inviteTokenOf(app, 'new@sea.kr');
    const accept = { token, name: '새선생', password: '바람 우산 기차 호수 겨울' };
    expect((await staffSend(app, 'POST', '/api/staff/invites/accept', { body: accept })).status).toBe(200);
    const { staff, invites } = (await list()).data;
    const made = staff.find(({ name }) => name === '새선생');
    expect([made?.classNos, invites]).toEqual([[own], []]);

    const change = { role: 'LIBRARIAN', classNos: [] };
    const path = at(`staff/${made?.staffNo}`);
    expect((await staffSend(app, 'PUT', path, { token: director.token, body: change })).status).toBe(200);
    expect((await list()).data.staff.find(({ name }) => name === '새선생')).toMatchObject(change);
    expect((await staffSend(app, 'DELETE', path, { token: director.token })).status).toBe(200);
    expect((await staffSend(app, 'DELETE', path, { token: director.token })).status).toBe(404);
  });

  it('who is the last one stays', async () => {
    const path = at(`staff/${director.staffNo}`);
    const body = { role: 'TEACHER', classNos: [] };
    for (const [method, given] of [
      ['DELETE', {}],
      ['PUT', { body }],
    ] as const) {
      expect(await staffSend(app, method, path, { token: director.token, ...given })).toMatchObject({
        status: 422,
        message: expect.stringContaining('아무도 남지'),
      });
    }
  });

  it('reads what was done at the own institution', async () => {
    const records = await staffSend<StaffRecordList>(app, 'GET', at('records'), { token: director.token });
    const whats = records.data.items.map(({ what }) => what);
    expect(whats).toEqual(expect.arrayContaining(['선생님을 초대함', '초대를 받아들임', '선생님을 내보냄']));
    expect(records.data.items.every(({ device }) => device !== '')).toBe(true);
  });

  it('whose institution stops paying is out at once, and back with the contract', async () => {
    const no = await makeInstitution(app, '밀린 학원');
    const { token } = await makeStaff(app, no, 'DIRECTOR');
    const setStatus = (status: 'ACTIVE' | 'NON_PAYMENT') =>
      app.db.updateTable('institution').set({ status }).where('academy_no', '=', no).execute();
    await setStatus('NON_PAYMENT');
    expect((await staffSend(app, 'GET', at('staff', no), { token })).status).toBe(404);
    await setStatus('ACTIVE');
    expect((await staffSend(app, 'GET', at('staff', no), { token })).status).toBe(200);
  });
});

describe('who left', () => {
  it('gets 404 from the next call on, and what was recorded stays', async () => {
    const teacher = await makeStaff(app, academyNo, 'DIRECTOR');
    expect((await list(teacher.token)).status).toBe(200);
    await staffSend(app, 'DELETE', at(`staff/${teacher.staffNo}`), { token: director.token });
    expect((await list(teacher.token)).status).toBe(404);
    const path = `${at('records')}?staffNo=${teacher.staffNo}`;
    const records = await staffSend<StaffRecordList>(app, 'GET', path, { token: director.token });
    expect(records.data.totalCount).toBeGreaterThan(0);
  });
});

describe('the hourly sweep', () => {
  it('keeps records for two years and a login for half an hour after its last use', async () => {
    const { staffNo, token } = await makeStaff(app, academyNo, 'DIRECTOR');
    const count = async (table: 'staff_login' | 'staff_record') =>
      (await app.db.selectFrom(table).select('staff_no').where('staff_no', '=', staffNo).execute()).length;
    const now = app.clock.now();
    const records = await count('staff_record');
    await sweepOldRows(app.db, now + staffTuning.idleLifetime - 1);
    expect((await list(token)).status).toBe(200);
    await sweepOldRows(app.db, now + staffTuning.idleLifetime + DAY);
    expect([await count('staff_login'), await count('staff_record')]).toEqual([0, records]);
    await sweepOldRows(app.db, now + 731 * DAY);
    expect(await count('staff_record')).toBe(records);
    await sweepOldRows(app.db, now + 733 * DAY);
    expect([records > 0, await count('staff_record')]).toEqual([true, 0]);
  });
});

describe('somebody who left', () => {
  it('is forgotten when no record names them any more, and may come back as somebody new', async () => {
    const one = await makeStaff(app, academyNo, 'TEACHER');
    const elsewhere = await makeStaff(app, academyNo, 'TEACHER');
    const start = app.clock.now();
    await app.db
      .updateTable('staff_post')
      .set({ until: start })
      .where('staff_no', 'in', [one.staffNo, elsewhere.staffNo])
      .execute();
    const other = await makeInstitution(app, '옮겨 간 학원');
    await app.db
      .insertInto('staff_post')
      .values({ staff_no: elsewhere.staffNo, academy_no: other, role: 'TEACHER', since: start, until: null })
      .execute();
    const stored = ({ staffNo }: { staffNo: number }) =>
      app.db.selectFrom('staff').select(['name', 'email', 'totp_sealed']).where('staff_no', '=', staffNo).execute();
    await sweepOldRows(app.db, start + 729 * DAY);
    expect(await stored(one)).toMatchObject([{ name: '윤선생', email: one.email }]);
    await sweepOldRows(app.db, start + 733 * DAY);
    expect(await stored(one)).toEqual([{ name: '떠난 선생님', email: `left-${one.staffNo}`, totp_sealed: null }]);
    expect(await stored(elsewhere)).toMatchObject([{ name: '윤선생', email: elsewhere.email }]);
    const body = { email: one.email, role: 'TEACHER', classNos: [] };
    expect((await staffSend(app, 'PUT', at('invites'), { token: director.token, body })).status).not.toBe(409);
  });
});
