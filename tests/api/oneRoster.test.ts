import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OneRosterFiles, RosterBody, RosterCheck, RosterFile, RosterStep } from '#contract/roster.ts';
import { STAFF_TOKEN_HEADER } from '#contract/site.ts';
import { oneRosterHeaders } from '#domain/one-roster/oneRosterHeaders.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { oneRosterZip, schoolSet } from '../support/oneRosterZip.ts';
import { operate } from '../support/operate.ts';
import { bodyOf, tablesOf } from '../support/rosterFile.ts';
import { makeInstitution, staffLoginOf, staffSend } from '../support/staffMember.ts';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'chaekbada-one-roster-'));
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

let keys = 0;
async function makeSchool(name: string) {
  const academyNo = await makeInstitution(app, name);
  const director = await staffLoginOf(app, academyNo, 'DIRECTOR');
  const base = `/api/staff/institutions/${academyNo}`;
  const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token = director.token) =>
    staffSend<T>(app, method, `${base}/${path}`, { token, ...(body ? { body } : {}) });
  const readFile = (bytes: Uint8Array) =>
    app.send<RosterFile>('POST', `${base}/roster/files`, {
      headers: { [STAFF_TOKEN_HEADER]: director.token, 'content-type': 'application/octet-stream' },
      body: Buffer.from(bytes),
    });
  const check = async (body: RosterBody) => (await call<RosterCheck>('POST', 'roster/check', body)).data;
  const upload = async (body: RosterBody) => {
    keys += 1;
    const rowKeys = (await check(body)).rows.map(({ key }) => key);
    return call<RosterStep>('PUT', 'roster/uploads', { ...body, uploadKey: `upload-of-one-roster-${keys}`, rowKeys });
  };
  /** A file as somebody uploads it who confirms that the consents lie on paper. */
  const bodyFrom = async (bytes: Uint8Array, rest: Partial<RosterBody> = {}) => {
    const { data } = await readFile(bytes);
    const leaving = data.oneRoster?.leaving.map(({ externalId }) => externalId) ?? [];
    return bodyOf(tablesOf(data, { fill: { guardianConsent: '예' } }), { leaving, ...rest });
  };
  const pupils = () =>
    app.db
      .selectFrom('account')
      .leftJoin('class_membership', (join_) =>
        join_
          .onRef('class_membership.account_no', '=', 'account.account_no')
          .on('class_membership.left_on', 'is', null),
      )
      .leftJoin('school_class', 'school_class.class_no', 'class_membership.class_no')
      .select([
        'account.account_no as accountNo',
        'account.name',
        'school_class.name as className',
        'account.email',
        'account.mobile_no as mobileNo',
        'account.protector_mobile_no as protector',
      ])
      .where('account.academy_no', '=', academyNo)
      .orderBy('account.account_no')
      .execute();
  return { academyNo, director, call, readFile, check, upload, bodyFrom, pupils };
}

const CHILDREN = [
  { id: 'g-1', family: '김', given: '하늘', classId: 'c1', birthday: '2017-04-02' },
  { id: 'g-2', family: '이', given: '바다', classId: 'c1', birthday: '2017-05-03' },
  { id: 'g-3', family: '박', given: '나무', classId: 'c2', birthday: '2017-06-04' },
];

describe('OneRoster files that a director uploads', () => {
  it('become pupils as a spreadsheet does, with nothing of a child that is not needed', async () => {
    const school = await makeSchool('원로 학원');
    const { status, data } = await school.readFile(oneRosterZip(schoolSet(CHILDREN)));
    expect([status, data.sheets.map(({ name }) => name)]).toEqual([200, ['users.csv']]);
    expect(data.oneRoster).toMatchObject({
      version: '1.2',
      mode: 'BULK',
      classCount: 2,
      teachers: [{ name: '윤선생', email: 'yun@other.kr', classNames: ['초등 3학년 1반'] }],
      leaving: [],
    });
    expect(JSON.stringify(data)).not.toMatch(/child@|010-9999|secret/);
    const body = await school.bodyFrom(oneRosterZip(schoolSet(CHILDREN)));
    expect((await school.check(body)).rows.map(({ key, outcome }) => [key, outcome])).toEqual([
      ['users.csv!2', 'CREATED'],
      ['users.csv!4', 'CREATED'],
      ['users.csv!6', 'CREATED'],
    ]);
    expect(await school.pupils()).toEqual([]);
    expect(await app.db.selectFrom('roster_external_id').selectAll().execute()).toEqual([]);
    await school.upload(body);
    expect(await school.pupils()).toMatchObject([
      { name: '김하늘', className: '1', email: null, mobileNo: null, protector: '01012341000' },
      { name: '이바다', className: '1' },
      { name: '박나무', className: '2' },
    ]);
    // No teacher was invited, and the id of the other system does not stand in the database.
    expect(await app.db.selectFrom('staff_invite').where('email', '=', 'yun@other.kr').selectAll().execute()).toEqual(
      [],
    );
    const marks = await app.db.selectFrom('roster_external_id').select('mark').execute();
    expect([marks.length, marks.some(({ mark }) => mark.includes('g-'))]).toEqual([3, false]);
  });

  it('find the same child once more, with another name and class and without a birthday', async () => {
    const school = await makeSchool('두번 학원');
    const first = await school.bodyFrom(oneRosterZip(schoolSet(CHILDREN)));
    await school.upload(first);
    expect((await school.check(first)).rows.map(({ outcome }) => outcome)).toEqual(['KNOWN', 'KNOWN', 'KNOWN']);
    const changed = [
      { ...CHILDREN[0], given: '구름', birthday: '' },
      { ...CHILDREN[1], classId: 'c2', birthday: '' },
      { ...CHILDREN[2], birthday: '' },
    ] as typeof CHILDREN;
    const again = await school.bodyFrom(oneRosterZip(schoolSet(changed)));
    const check = await school.check(again);
    expect(check.rows.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
      ['ASKED', expect.stringContaining('이름: 이 아이디의 학생은 지금')],
      ['CHANGED', '반: 1 → 2'],
      ['KNOWN'],
    ]);
    await school.upload({ ...again, confirmed: ['users.csv!2'] });
    expect((await school.pupils()).map(({ name, className }) => [name, className])).toEqual([
      ['김구름', '1'],
      ['이바다', '2'],
      ['박나무', '2'],
    ]);
  });

  it('keep the id of a child who came by a spreadsheet, and lose it with the account', async () => {
    const school = await makeSchool('먼저 학원');
    const lines = CHILDREN.map(({ family, given, birthday }) => `${family}${given},${birthday},초3,1,01011112222,O`);
    const sheet = await school.bodyFrom(Buffer.from(`이름,생년월일,학년,반,보호자HP,동의\n${lines.join('\n')}`));
    const { data } = await school.upload(sheet);
    const set = await school.bodyFrom(oneRosterZip(schoolSet(CHILDREN)));
    expect((await school.check(set)).rows[0]).toMatchObject({
      outcome: 'CHANGED',
      reasons: expect.arrayContaining(['다른 시스템의 번호를 기억해요']),
    });
    await school.upload(set);
    const marks = () =>
      app.db.selectFrom('roster_external_id').where('academy_no', '=', school.academyNo).select('mark').execute();
    expect(await marks()).toHaveLength(3);
    await school.call('DELETE', `roster/uploads/${data.uploadNo}`);
    expect([await school.pupils(), await marks()]).toEqual([[], []]);
  });

  it('delete nobody: who is to be deleted there is only named', async () => {
    const school = await makeSchool('나간 학원');
    await school.upload(await school.bodyFrom(oneRosterZip(schoolSet(CHILDREN))));
    const gone = CHILDREN.map((child) => ({ ...child, status: child.id === 'g-2' ? 'tobedeleted' : 'active' }));
    const body = await school.bodyFrom(oneRosterZip(schoolSet(gone)));
    const check = await school.check(body);
    expect([check.leaving.map(({ name }) => name), check.rows.length]).toEqual([['이바다'], 2]);
    await school.upload(body);
    expect(await school.pupils()).toHaveLength(3);
  });

  it('are refused with what to do where they are no set, and never unpacked beyond their limits', async () => {
    const school = await makeSchool('거절 학원');
    const messageOf = async (bytes: Uint8Array) => (await school.readFile(bytes)).message;
    expect(await messageOf(oneRosterZip({ enrollments: ['classSourcedId,userSourcedId,role'] }))).toMatch(
      /users\.csv가 없어요/,
    );
    expect(await messageOf(oneRosterZip({ 명단: ['이름,학년', '김하늘,3'] }))).toMatch(/압축 파일이에요/);
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`f${index}`, ['a']]));
    expect(await messageOf(oneRosterZip(many))).toMatch(/60개까지만/);
    expect(await messageOf(oneRosterZip({ users: ['a'.repeat(31 * 1024 * 1024)] }))).toMatch(/30MB보다/);
    expect(await messageOf(oneRosterZip({ '../users': ['a'] }))).toMatch(/밖을 가리키는/);
  });

  it('are read for a school of two thousand', async () => {
    const school = await makeSchool('이천 학원');
    const crowd = Array.from({ length: 2000 }, (_, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      family: '김',
      given: String.fromCodePoint(0xac00 + index, 0xac00 + ((index * 7) % 11_000)),
      classId: index % 2 ? 'c1' : 'c2',
      birthday: '2017-04-02',
    }));
    const body = await school.bodyFrom(oneRosterZip(schoolSet(crowd)));
    const check = await school.check(body);
    expect([check.rows.length, new Set(check.rows.map(({ outcome }) => outcome))]).toEqual([
      2000,
      new Set(['CREATED']),
    ]);
  });
});

describe('an institution as OneRoster 1.2', () => {
  it('is given to its director, with a purpose that is recorded, and changes nothing when it is read again', async () => {
    const school = await makeSchool('내보낼 학원');
    await school.upload(await school.bodyFrom(oneRosterZip(schoolSet(CHILDREN))));
    const { data } = await school.call<OneRosterFiles>('GET', 'one-roster?purpose=SCHOOL_OFFICE');
    expect([data.pupilCount, data.classCount]).toEqual([3, 2]);
    const zip = new Uint8Array(Buffer.from(data.zip, 'base64'));
    const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
    for (const [name, text] of files) {
      const header = oneRosterHeaders[name.replace('.csv', '') as keyof typeof oneRosterHeaders];
      if (header) expect([name, text.split('\r\n')[0]]).toEqual([name, header.map((one) => `"${one}"`).join(',')]);
    }
    const all = files.map(([, text]) => text).join('');
    expect(all).toContain('김');
    expect(all).not.toMatch(/2017|0101234|g-1/);
    const record = await app.db
      .selectFrom('staff_record')
      .where('academy_no', '=', school.academyNo)
      .where('kind', '=', 'ROSTER_EXPORTED')
      .select('detail')
      .execute();
    expect(record).toEqual([{ detail: 'SCHOOL_OFFICE 3' }]);
    const shown = await school.call<{ items: { what: string }[] }>('GET', 'records');
    expect(shown.data.items.map(({ what }) => what)).toContain(
      '학생·반·선생님을 OneRoster 파일로 받음: 학교나 교육청의 시스템에 넣으려고 (학생 3명)',
    );
    const again = await school.check(await school.bodyFrom(zip));
    expect(again.rows.map(({ outcome }) => outcome)).toEqual(['KNOWN', 'KNOWN', 'KNOWN']);
    const teacher = await staffLoginOf(app, school.academyNo, 'TEACHER');
    expect((await school.call('GET', 'one-roster', undefined, teacher.token)).status).toBe(404);
    // The same ids with every export, others in another institution.
    const second = await school.call<OneRosterFiles>('GET', 'one-roster');
    expect(second.data.zip).toBe(data.zip);
    const other = await makeSchool('다른 학원');
    await other.upload(await other.bodyFrom(oneRosterZip(schoolSet(CHILDREN))));
    const theirs = await other.call<OneRosterFiles>('GET', 'one-roster');
    const idsOf = (text: string): string[] => {
      const users = unzipSync(new Uint8Array(Buffer.from(text, 'base64')))['users.csv'] ?? new Uint8Array();
      return [...strFromU8(users).matchAll(/^"([\da-f-]{36})"/gm)].map(([, id = '']) => id);
    };
    expect([idsOf(data.zip).length, idsOf(theirs.data.zip).filter((id) => idsOf(data.zip).includes(id))]).toEqual([
      3,
      [],
    ]);
  });

  it('goes in and out at the command line by the same rules', async () => {
    const school = await makeSchool('명령 학원');
    const [given, out] = [join(folder, 'in.zip'), join(folder, 'out.zip')];
    const files = schoolSet(CHILDREN);
    writeFileSync(
      given,
      oneRosterZip({ ...files, enrollments: [...files.enrollments, 'e9,,,c1,o1,nobody,student,false,,'] }),
    );
    const read = await operate(app, 'roster', 'import', String(school.academyNo), given, '--check');
    expect(read.output).toMatch(/OneRoster 1\.2 파일이에요/);
    expect(read.output).toMatch(/enrollments\.csv 6번째 줄: userSourcedId ‘nobody’가/);
    expect(read.output).toMatch(/초대할 선생님: 윤선생\tyun@other\.kr\t초등 3학년 1반/);
    expect(read.output).toMatch(/보호자 동의/);
    const agreed = await operate(app, 'roster', 'import', String(school.academyNo), given, '--check', '--consent');
    expect(agreed.output).toMatch(/아이디: 적혀 있지 않아요/);
    await operate(app, 'roster', 'letters', String(school.academyNo), 'myeong');
    const ready = await operate(app, 'roster', 'import', String(school.academyNo), given, '--check', '--consent');
    expect(ready.output).toMatch(/새로 가입 3명/);
    await school.upload(await school.bodyFrom(oneRosterZip(files)));
    const written = await operate(
      app,
      'roster',
      'export',
      String(school.academyNo),
      '--out',
      out,
      '--reason',
      '교육청 시스템',
    );
    expect(written.output).toMatch(/학생 3명, 반 2개, 선생님 0명/);
    expect(Object.keys(unzipSync(new Uint8Array(readFileSync(out)))).sort()).toEqual(
      ['academicSessions', 'classes', 'courses', 'enrollments', 'manifest', 'orgs', 'roles', 'users'].map(
        (name) => `${name}.csv`,
      ),
    );
    const again = await operate(app, 'roster', 'import', String(school.academyNo), out, '--check');
    expect(again.output).toMatch(/새로 가입 0명, 이미 있음 3명/);
    expect(
      (await operate(app, 'roster', 'export', String(school.academyNo), '--out', out, '--reason', '다시 한 번')).output,
    ).toMatch(/이미 있어요/);
  });
});
