import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSteps } from '#server/db/migrateDatabase.ts';
import { accountErasure } from '#server/modules/account/repositories/accountErasure.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate as operateOn } from '../support/operate.ts';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'chaekbada-roster-'));
const operate = (...args: string[]) => operateOn(app, ...args);
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

let files = 0;
function list(...lines: string[]): string {
  files += 1;
  const path = join(folder, `list${files}.csv`);
  writeFileSync(path, lines.join('\n'));
  return path;
}
async function institution(name: string, site = 'edu'): Promise<string> {
  const { output } = await operate('institution', 'create', site, name, '--approve');
  return /(\d+)번/u.exec(output)?.[1] ?? '';
}
async function take(academyNo: string, path: string, ...more: string[]) {
  files += 1;
  const report = join(folder, `report${files}.csv`);
  const { code, output } = await operate('roster', 'import', academyNo, path, '--report', report, ...more);
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
  return {
    code,
    output,
    lines: text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.slice(1, -1).split('","')),
  };
}
const students = (academyNo: string) =>
  app.db.selectFrom('account').selectAll().where('academy_no', '=', Number(academyNo)).orderBy('account_no').execute();
const memberships = (accountNo: number) =>
  app.db
    .selectFrom('class_membership')
    .innerJoin('school_class', 'school_class.class_no', 'class_membership.class_no')
    .select(['school_year', 'grade', 'name', 'class_number', 'joined_on', 'left_on'])
    .where('account_no', '=', accountNo)
    .orderBy('school_year')
    .execute();

const HEADINGS = '이름,생년월일,학년,반,번호,학부모 연락처,동의';

describe('ids of an institution', () => {
  it('are proposed from its letters, which are chosen once and belong to one institution of the site', async () => {
    const [one, two] = [await institution('아이디 학원'), await institution('다른 아이디 학원')];
    const path = list(HEADINGS, '박슌희,2010-03-02,고1,1,1,,', '김똠방,2010-03-03,고1,1,2,,');
    const without = await take(one, path);
    expect([without.code, without.lines[0]?.at(-1)]).toEqual([1, expect.stringContaining('roster letters')]);
    expect(await students(one)).toEqual([]);

    expect(await operate('roster', 'letters', one, 'Bada1')).toMatchObject({ code: 1 });
    expect(await operate('roster', 'letters', one, 'gorae')).toMatchObject({ code: 0 });
    expect(await operate('roster', 'letters', one, 'sanho')).toMatchObject({
      code: 1,
      output: expect.stringContaining('gorae'),
    });
    expect(await operate('roster', 'letters', two, 'gorae')).toMatchObject({
      code: 1,
      output: expect.stringContaining('다른 기관'),
    });

    // Somebody has the first of them by choice.
    await take(two, list('이름,생년월일,학년,아이디', '남고래,2010-03-02,고1,gorae0001'));
    const checked = await take(one, path, '--check');
    expect(checked.lines.map((line) => line[7])).toEqual(['gorae0002', 'gorae0003']);
    expect(await students(one)).toEqual([]);
    const made = await take(one, path);
    expect(made.lines.map((line) => line.slice(2, 8))).toEqual([
      ['가입', '박슌희', '고등 1학년', '1', '1', 'gorae0002'],
      ['가입', '김똠방', '고등 1학년', '1', '2', 'gorae0003'],
    ]);
    const again = await take(one, path);
    expect(again.lines.map((line) => [line[2], line[7]])).toEqual([
      ['이미 있음', 'gorae0002'],
      ['이미 있음', 'gorae0003'],
    ]);
    expect(await students(one)).toHaveLength(2);
  });
});

describe('the list of the next year', () => {
  it('moves grades and classes, says what changed, lists who is missing, and deletes nobody', async () => {
    const academyNo = await institution('파도초등학교', 'school');
    await operate('roster', 'letters', academyNo, 'pado');
    const before = list(
      HEADINGS,
      '박슌희,2016-03-02,4,1,1,010-1234-5001,예',
      '김똠방,2016-03-03,4,1,2,010-1234-5002,예',
      '이설믜,2016-03-04,4,2,1,010-1234-5003,예',
    );
    expect(await take(academyNo, before)).toMatchObject({ code: 0 });
    expect((await operate('roster', 'classes', academyNo)).output).toBe('초등 4학년\t1반\t2명\n초등 4학년\t2반\t1명');

    app.clock.advance(300 * 24 * 60 * 60 * 1000);
    const after = list(HEADINGS, '박슌희,2016-03-02,5,3,7,010-1234-9999,', '최새봄,2016-05-05,5,3,8,010-1234-5004,예');
    const { code, output, lines } = await take(academyNo, after);
    expect(code).toBe(0);
    expect(output).toContain('새로 가입 1명, 이미 있음 0명, 바뀜 1명, 고칠 줄 0줄');
    expect(output).toContain('명단에 없는 학생 1명');
    expect(lines[0]).toEqual([
      '',
      '2',
      '바뀜',
      '박슌희',
      '초등 5학년',
      '3',
      '7',
      'pado0001',
      '',
      '학년: 초등 4학년 → 초등 5학년 / 반: 1 → 3 / 번호: 1 → 7 / 보호자 휴대전화: 010-****-5001 → 010-****-9999',
    ]);
    expect(lines.at(-1)?.slice(2, 8)).toEqual(['명단에 없음', '김똠방', '초등 4학년', '1', '2', 'pado0002']);
    const all = await students(academyNo);
    expect(all.map(({ name, school_grade, status }) => [name, school_grade, status])).toEqual([
      ['박슌희', 'ELEMENTARY_5', 'ACTIVE'],
      ['김똠방', 'ELEMENTARY_4', 'ACTIVE'],
      ['이설믜', 'ELEMENTARY_4', 'ACTIVE'],
      ['최새봄', 'ELEMENTARY_5', 'ACTIVE'],
    ]);
    expect(await memberships(all[0]?.account_no ?? 0)).toEqual([
      {
        school_year: 2026,
        grade: 'ELEMENTARY_4',
        name: '1',
        class_number: 1,
        joined_on: '2026-05-06',
        left_on: '2027-03-02',
      },
      { school_year: 2027, grade: 'ELEMENTARY_5', name: '3', class_number: 7, joined_on: '2027-03-02', left_on: null },
    ]);
    expect((await operate('account', 'audit', 'school/pado0001')).output).toContain('ACCOUNT_CHANGED_BY_ROSTER');
    expect((await take(academyNo, after)).output).toContain('이미 있음 2명, 고칠 줄 0줄');
    const whole = await take(academyNo, after, '--whole', '--check');
    expect(whole.output).toContain('명단에 없는 학생 2명');
  });

  it('changes no number that a student gave, and puts nobody into two classes', async () => {
    const academyNo = await institution('한반 학원');
    const first = list('이름,생년월일,학년,반,번호,아이디', '박슌희,2010-03-02,고1,사랑반,3,oneclass1');
    await take(academyNo, first);
    const [student] = await students(academyNo);
    const accountNo = student?.account_no ?? 0;
    for (const name of ['믿음', '사랑', '믿음']) {
      await take(academyNo, list('이름,생년월일,학년,반,아이디', `박슌희,2010-03-02,고1,${name},oneclass1`));
    }
    const open = (await memberships(accountNo)).filter(({ left_on }) => left_on === null);
    expect(open.map(({ name }) => name)).toEqual(['믿음']);
    await app.db
      .updateTable('account')
      .set({ signup_domain_code: 'edu', protector_mobile_no: '01011112222' })
      .where('account_no', '=', accountNo)
      .execute();
    await take(
      academyNo,
      list('이름,생년월일,학년,아이디,보호자 휴대전화', '박슌희,2010-03-02,고1,oneclass1,010-9999-9999'),
    );
    expect((await students(academyNo))[0]?.protector_mobile_no).toBe('01011112222');
  });

  it('leaves no class to whoever leaves the institution, and no trace of whoever is erased', async () => {
    const academyNo = await institution('나감 학원');
    await take(academyNo, list('이름,생년월일,학년,반,아이디', '박슌희,2010-03-02,고1,1,leaving01'));
    const accountNo = (await students(academyNo))[0]?.account_no ?? 0;
    await operate('account', 'remove', 'edu/leaving01');
    expect(await memberships(accountNo)).toMatchObject([{ left_on: expect.any(String) }]);
    await accountErasure.eraseRows(app.db, accountNo);
    expect(await memberships(accountNo)).toEqual([]);
  });
});

describe('what is asked about', () => {
  it('is left as it is until its row is confirmed', async () => {
    const academyNo = await institution('물어볼 학원');
    await take(academyNo, list('이름,생년월일,학년,아이디', '박슌희,2010-03-02,고1,asked0001'));
    const path = list(
      '이름,생년월일,학년,아이디',
      '박슌희,2010-03-02,고1,asked0002',
      '김똠방,1960-03-02,고3,asked0003',
    );
    const asked = await take(academyNo, path);
    expect([asked.code, asked.output]).toEqual([1, expect.stringContaining('--accept 2,3')]);
    expect(asked.lines.map((line) => line[2])).toEqual(['확인해 주세요', '확인해 주세요']);
    expect(await students(academyNo)).toHaveLength(1);
    expect(await take(academyNo, path, '--accept', '모두')).toMatchObject({ code: 1 });
    expect((await take(academyNo, path, '--accept', '3')).output).toContain('새로 가입 1명');
    expect((await students(academyNo)).map(({ name }) => name)).toEqual(['박슌희', '김똠방']);
  });
});

describe('first passwords', () => {
  it('are in a file of the data folder before they are printed, with slips to cut out', async () => {
    const academyNo = await institution('쪽지 <학원>');
    const path = list('이름,생년월일,학년,반,번호,아이디', '박슌희,2010-03-02,고1,1,7,slips0001');
    const { code, output } = await operate('roster', 'import', academyNo, path);
    expect(code).toBe(0);
    const reports = join(app.env.dataDir, 'reports');
    const made = readdirSync(reports).filter((name) => name.startsWith(`roster-${academyNo}-`));
    expect(made.sort()).toEqual([`roster-${academyNo}-2027-03-02.csv`, `roster-${academyNo}-2027-03-02.html`]);
    for (const name of made) expect(statSync(join(reports, name)).mode & 0o777).toBe(0o600);
    const password = /slips0001","(\S{14})"/u.exec(readFileSync(join(reports, made[0] ?? ''), 'utf8'))?.[1] ?? '';
    const slips = readFileSync(join(reports, made[1] ?? ''), 'utf8');
    for (const part of [
      '쪽지 &lt;학원&gt;',
      '고등 1학년 1반 7번',
      '박슌희',
      'slips0001',
      password,
      app.env.origins.edu,
    ]) {
      expect(slips).toContain(part);
    }
    expect(slips).not.toMatch(/<script|쪽지 <학원>/u);
    expect(output).toContain(password);
    expect((await app.post('/api/auth/sign-in', { accountId: 'slips0001', password })).status).toBe(200);
    // Nothing new, nothing to hand out: the report of the second time is another file.
    await operate('roster', 'import', academyNo, path);
    expect(readdirSync(reports).filter((name) => name.startsWith(`roster-${academyNo}-`))).toHaveLength(3);
  });
});

describe('the step of the schema', () => {
  it('can be taken back after those behind it, and done again', async () => {
    const engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite';
    const steps = Object.entries(listSteps(engine)).filter(([name]) => name >= '026_school_classes');
    const tables = async () => (await app.db.introspection.getTables()).map(({ name }) => name);
    for (const [, step] of steps.toReversed()) await step.down?.(app.db);
    for (const name of ['school_class', 'class_membership', 'id_series']) expect(await tables()).not.toContain(name);
    for (const [, step] of steps) await step.up(app.db);
    for (const name of ['school_class', 'class_membership', 'id_series']) expect(await tables()).toContain(name);
  });
});
