import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RosterBody, RosterCheck, RosterFile, RosterStep, RosterUploads, UndoneUpload } from '#contract/roster.ts';
import { STAFF_TOKEN_HEADER } from '#contract/site.ts';
import { DAY, HOUR } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { bodyOf, messySchoolFile, tablesOf } from '../support/rosterFile.ts';
import { makeInstitution, makeStaff, renewStaffLogin, staffSend } from '../support/staffMember.ts';

type Staff = Awaited<ReturnType<typeof makeStaff>>;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterAll(() => app.close());

let keys = 0;
const newKey = () => {
  keys += 1;
  return `upload-of-a-test-${keys}`;
};

/** A school with somebody who directs it. */
async function makeSchool(name: string) {
  const academyNo = await makeInstitution(app, name);
  const director = await makeStaff(app, academyNo, 'DIRECTOR');
  const at = (path: string) => `/api/staff/institutions/${academyNo}/roster/${path}`;
  const call = async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    staffSend<T>(app, method, at(path), { token: await tokenOf(director), ...(body ? { body } : {}) });
  return {
    academyNo,
    director,
    readFile: async (bytes: Uint8Array) =>
      app.send<RosterFile>('POST', at('files'), {
        headers: { ...(await staffHeaders(director)), 'content-type': 'application/octet-stream' },
        body: Buffer.from(bytes),
      }),
    check: (body: RosterBody) => call<RosterCheck>('POST', 'check', body),
    upload: (key: string, body: RosterBody, rowKeys: string[]) =>
      call<RosterStep>('PUT', 'uploads', { ...body, uploadKey: key, rowKeys }),
    uploads: async () => (await call<RosterUploads>('GET', 'uploads')).data.items,
    undo: (uploadNo: number) => call<UndoneUpload>('DELETE', `uploads/${uploadNo}`),
    pupils: () =>
      app.db
        .selectFrom('account')
        .select(['account_no', 'account_id', 'name', 'password_hash', 'password_changed_at'])
        .where('academy_no', '=', academyNo)
        .orderBy('account_no')
        .execute(),
  };
}
// A login of the staff rests after half an hour, and these tests let days pass.
const tokenOf = ({ staffNo }: Staff) => renewStaffLogin(app, staffNo);
const staffHeaders = async (staff: Staff) => ({ [STAFF_TOKEN_HEADER]: await tokenOf(staff) });

async function classOf(academyNo: number, grade: string): Promise<number> {
  const { class_no } = await app.db
    .selectFrom('school_class')
    .select('class_no')
    .where('academy_no', '=', academyNo)
    .where('grade', '=', grade)
    .executeTakeFirstOrThrow();
  return class_no;
}

const FIXES = new Map([
  ['1-1!9', { birthday: '2019-02-28' }],
  ['1-1!13', { protectorMobileNo: '010-1234-1107' }],
]);

async function prepared(name: string) {
  const school = await makeSchool(name);
  const file = (await school.readFile(messySchoolFile())).data;
  const body = bodyOf(tablesOf(file, { cells: FIXES }));
  const keysOf = (check: RosterCheck) => check.rows.map(({ key }) => key);
  return { ...school, file, body, keys: keysOf((await school.check(body)).data) };
}

describe('a roster from the browser', () => {
  it('is read, shows wrong cells with what was read, and stores nothing before it is uploaded', async () => {
    const school = await makeSchool('물결초등학교');
    const { status, data: file } = await school.readFile(messySchoolFile());
    expect([status, file.sheets.map(({ name }) => name)]).toEqual([200, ['1-1', '4-1']]);
    const check = (await school.check(bodyOf(tablesOf(file)))).data;
    expect(check.rows).toHaveLength(30);
    const wrong = check.rows.filter(({ outcome }) => outcome === 'REFUSED');
    expect(wrong.map(({ key, reasons }) => [key, reasons])).toEqual([
      ['1-1!9', [expect.stringMatching(/^생년월일: ‘2018-02-30’ 달력에 없는 날/)]],
      ['1-1!13', [expect.stringMatching(/^보호자 휴대전화: ‘010-12’ 휴대전화 번호가 아니에요/)]],
    ]);
    expect(check.letters).toEqual({ own: null, proposed: 'mulgyeol', refused: null });
    expect(check.rows.slice(0, 3).map(({ accountId }) => accountId)).toEqual([
      'mulgyeol0001',
      'mulgyeol0002',
      'mulgyeol0003',
    ]);
    const mended = (await school.check(bodyOf(tablesOf(file, { cells: FIXES })))).data;
    expect(mended.rows.every(({ outcome }) => outcome === 'CREATED')).toBe(true);
    expect(await school.pupils()).toEqual([]);
    expect(
      await app.db.selectFrom('id_series').where('academy_no', '=', school.academyNo).select('letters').execute(),
    ).toEqual([]);
  });

  it('is carried out by parts, each as often as it is sent', async () => {
    const school = await prepared('부분 학원');
    const key = newKey();
    const first = await school.upload(key, school.body, school.keys.slice(0, 20));
    expect(first.data.rows.map(({ outcome }) => outcome)).toEqual(Array(20).fill('CREATED'));
    const again = await school.upload(key, school.body, school.keys.slice(10, 30));
    expect(again.data.rows.map(({ accountNo }) => accountNo)).toEqual(
      (await school.pupils()).slice(10).map(({ account_no }) => account_no),
    );
    const pupils = await school.pupils();
    expect(pupils).toHaveLength(30);
    expect(pupils.every((pupil) => pupil.password_hash === '' && pupil.password_changed_at === 0)).toBe(true);
    expect((await school.check(school.body)).data.rows.every(({ outcome }) => outcome === 'KNOWN')).toBe(true);
    const signIn = await app.post('/api/auth/sign-in', { accountId: pupils[0]?.account_id, password: 'whatever1' });
    expect(signIn.code).toBe('SIGN_IN_FAILED');
    expect(await school.uploads()).toMatchObject([
      { uploadNo: first.data.uploadNo, madeCount: 30, changedCount: 0, usedCount: 0 },
    ]);
  });

  it('makes both of two pupils who look like one, once somebody has confirmed it, also over parts', async () => {
    const school = await makeSchool('쌍둥이 학원');
    const file = (
      await school.readFile(
        Buffer.from(
          '이름,생년월일,학년,반,번호,보호자HP,동의\n김쌍,2016-03-02,초4,1,1,01011112222,O\n김쌍,2016-03-02,초4,1,2,01011112222,O',
        ),
      )
    ).data;
    const body = bodyOf(tablesOf(file));
    const check = (await school.check(body)).data;
    expect(check.rows.map(({ outcome }) => outcome)).toEqual(['CREATED', 'ASKED']);
    const confirmed = { ...body, confirmed: ['3'] };
    const key = newKey();
    for (const row of ['2', '3']) await school.upload(key, confirmed, [row]);
    expect((await school.pupils()).map(({ name }) => name)).toEqual(['김쌍', '김쌍']);
  });

  it('asks about somebody who has the place and the name of a pupil with another birthday', async () => {
    const school = await prepared('같은자리 학원');
    await school.upload(newKey(), school.body, school.keys);
    const other = tablesOf(school.file, { cells: new Map([...FIXES, ['1-1!6', { birthday: '2019-12-31' }]]) });
    const check = (await school.check(bodyOf(other))).data;
    expect(check.rows.filter(({ outcome }) => outcome === 'ASKED').map(({ key, reasons }) => [key, reasons])).toEqual([
      ['1-1!6', [expect.stringMatching(/^생년월일: 같은 반 1번에 이름이 같고/)]],
    ]);
  });

  it('takes the letters that somebody chose, and none of another institution', async () => {
    const school = await prepared('글자 학원');
    const taken = (await school.check({ ...school.body, letters: 'bubun' })).data.letters;
    expect(taken.refused).toMatch(/다른 기관/);
    const refused = await school.upload(newKey(), { ...school.body, letters: 'A1' }, school.keys.slice(0, 1));
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, ['letters']]);
    await school.upload(newKey(), { ...school.body, letters: 'pado' }, school.keys.slice(0, 1));
    expect((await school.pupils()).map(({ account_id }) => account_id)).toEqual(['pado0001']);
  });

  it('is undone for a day: who was used stays and is named, the others are gone, their classes too', async () => {
    const school = await prepared('되돌림 학원');
    const key = newKey();
    const { uploadNo } = (await school.upload(key, school.body, school.keys)).data;
    const [used] = await school.pupils();
    await app.db
      .updateTable('account')
      .set({ last_seen_at: app.clock.now() })
      .where('account_no', '=', used?.account_no ?? 0)
      .execute();
    // Somebody teaches the second class already.
    const taught = { class_no: await classOf(school.academyNo, 'ELEMENTARY_4'), staff_no: school.director.staffNo };
    await app.db.insertInto('class_teacher').values(taught).execute();
    app.clock.advance(23 * HOUR);
    const undone = await school.undo(uploadNo);
    expect(undone.data).toEqual({
      removedCount: 29,
      kept: [{ name: used?.name, accountId: used?.account_id }],
      changedCount: 0,
    });
    expect(await school.pupils()).toHaveLength(1);
    const classes = await app.db
      .selectFrom('school_class')
      .select('grade')
      .where('academy_no', '=', school.academyNo)
      .execute();
    expect(classes.map(({ grade }) => grade).sort()).toEqual(['ELEMENTARY_1', 'ELEMENTARY_4']);
    expect([(await school.undo(uploadNo)).code, await school.uploads()]).toEqual(['ROSTER_UPLOAD_CLOSED', []]);
    expect((await school.upload(key, school.body, school.keys)).code).toBe('ROSTER_UPLOAD_CLOSED');
    await school.upload(newKey(), school.body, school.keys);
    expect(await school.pupils()).toHaveLength(30);
  });

  it('takes the classes away that are empty then', async () => {
    const school = await prepared('빈반 학원');
    const { uploadNo } = (await school.upload(newKey(), school.body, school.keys)).data;
    await school.undo(uploadNo);
    const left = app.db.selectFrom('school_class').select('class_no').where('academy_no', '=', school.academyNo);
    expect(await left.execute()).toEqual([]);
  });

  it('cannot be undone after a day', async () => {
    const school = await prepared('하루 학원');
    const { uploadNo } = (await school.upload(newKey(), school.body, school.keys.slice(0, 1))).data;
    app.clock.advance(DAY);
    expect([(await school.undo(uploadNo)).code, await school.uploads()]).toEqual(['ROSTER_UPLOAD_CLOSED', []]);
    expect(await school.pupils()).toHaveLength(1);
    expect((await school.undo(uploadNo + 1000)).status).toBe(404);
  });

  it('says of a file that is none what it is and what to do', async () => {
    const school = await makeSchool('파일 학원');
    const pdf = await school.readFile(Buffer.from('%PDF-1.7 …'));
    expect([pdf.status, pdf.code]).toEqual([422, 'ROSTER_FILE_REFUSED']);
    expect(pdf.message).toBe(
      '파일을 읽지 못했어요: PDF 파일이에요. 원래의 엑셀 파일을 .xlsx로 저장해 주세요. 올린 것은 없어요.',
    );
    expect((await school.readFile(Buffer.alloc(6 * 1024 * 1024, 'a'))).message).toMatch(/5MB보다/);
    expect((await school.readFile(Buffer.from(''))).status).toBeGreaterThanOrEqual(400);
  });
});
