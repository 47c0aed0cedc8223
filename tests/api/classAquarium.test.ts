import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClassAquarium } from '#contract/classAquarium.ts';
import { DAY, MINUTE } from '#domain/time/duration.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, signInAs } from '../support/freshStudent.ts';
import { makeInstitution, makeStaff, staffSend } from '../support/staffMember.ts';

let app: TestApp;
let academyNo: number;
let classNo: number;
let teacher: { token: string };
let pupil: { accountNo: number; token: string };
let neighbour: { accountNo: number; token: string };

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
  academyNo = await makeInstitution(app, '파도 학원');
});
afterAll(() => app.close());

beforeEach(async () => {
  classNo = await makeClass();
  pupil = await seat(await freshStudent(app), classNo);
  neighbour = await seat(await freshStudent(app), await makeClass());
  teacher = await makeStaff(app, academyNo, 'TEACHER', { classNos: [classNo] });
});

let classes = 0;

async function makeClass(): Promise<number> {
  classes += 1;
  const row = { academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: `${classes}` };
  const made = await app.db
    .insertInto('school_class')
    .values({ ...row, created_at: app.clock.now() })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  return made.class_no;
}

async function seat<T extends { accountNo: number }>(student: T, into: number): Promise<T> {
  await app.db
    .updateTable('account')
    .set({ academy_no: academyNo })
    .where('account_no', '=', student.accountNo)
    .execute();
  await app.db
    .insertInto('class_membership')
    .values({ account_no: student.accountNo, class_no: into, class_number: 1, joined_on: '2026-03-02', left_on: null })
    .execute();
  return student;
}

const send = (method: 'GET' | 'PUT' | 'DELETE', path = '', body?: object) =>
  staffSend<ClassAquarium>(app, method, `/api/staff/institutions/${academyNo}/classes/${classNo}/aquarium${path}`, {
    token: teacher.token,
    ...(body ? { body } : {}),
  });
const restOf = async (student: { accountNo: number }) =>
  (await aquariumActions(app, await signInAs(app, student.accountNo)).state()).rest;

describe('the aquarium of a class', () => {
  it('is closed for a lesson, tells its pupils until when, and opens by itself', async () => {
    const end = new Date(app.clock.now() + 50 * MINUTE).toISOString();
    const closed = await send('PUT', '/closed', { closing: 'LESSON' });
    expect(closed.data).toEqual({ closed: { until: end }, quietHours: null, institutionRests: [] });
    expect(await restOf(pupil)).toMatchObject({ kind: 'OFF', until: end });
    expect(await restOf(neighbour)).toBeNull();
    app.clock.advance(25 * MINUTE);
    expect((await send('GET')).data.closed).toEqual({ until: end });
    app.clock.advance(25 * MINUTE);
    expect(await restOf(pupil)).toBeNull();
    expect((await send('GET')).data.closed).toBeNull();
  });

  it('is closed again for longer, and opened by the teacher', async () => {
    await send('PUT', '/closed', { closing: 'LESSON' });
    expect((await send('PUT', '/closed', { closing: 'OPENED' })).data.closed).toEqual({ until: null });
    app.clock.advance(3 * MINUTE);
    expect(await restOf(pupil)).toMatchObject({ kind: 'OFF', until: null });
    expect((await send('DELETE', '/closed')).data.closed).toBeNull();
    expect(await restOf(pupil)).toBeNull();
    expect((await send('DELETE', '/closed')).status).toBe(200);
  });

  it('lets every gauge stand still while it is closed', async () => {
    const keeper = aquariumActions(app, pupil.token);
    await keeper.care('feed', 'plankton');
    const { gauges } = await keeper.state();
    await send('PUT', '/closed', { closing: 'OPENED' });
    app.clock.advance(2 * DAY);
    expect((await aquariumActions(app, await signInAs(app, pupil.accountNo)).state()).gauges).toEqual(gauges);
  });

  it('has quiet hours of its own beside those of the institution', async () => {
    const hours = { from: '00:00', to: '23:59', days: [1, 2, 3, 4, 5, 6, 7] };
    expect((await send('PUT', '/quiet-hours', { quietHours: hours })).data.quietHours).toEqual(hours);
    expect(await restOf(pupil)).toMatchObject({ kind: 'QUIET' });
    expect(await restOf(neighbour)).toBeNull();
    expect((await send('PUT', '/quiet-hours', { quietHours: null })).data.quietHours).toBeNull();
    expect(await restOf(pupil)).toBeNull();
  });

  it('is left to its teacher alone', async () => {
    const other = await makeStaff(app, academyNo, 'TEACHER', { classNos: [] });
    const path = `/api/staff/institutions/${academyNo}/classes/${classNo}/aquarium/closed`;
    const refused = await staffSend(app, 'PUT', path, { token: other.token, body: { closing: 'DAY' } });
    expect(refused.status).toBe(404);
    expect(await restOf(pupil)).toBeNull();
  });
});
