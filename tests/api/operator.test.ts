import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryPassword } from '#domain/account/createTemporaryPassword.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { importRoster } from '#server/modules/roster/importRoster.ts';
import type { RosterRowReport } from '#server/modules/roster/settleRow.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate as operateOn } from '../support/operate.ts';
import { sheetOf } from '../support/sheetOf.ts';

const folder = mkdtempSync(join(tmpdir(), 'chaekbada-operator-'));
let app: TestApp;

const operate = (...args: string[]) => operateOn(app, ...args);

const rows = (table: 'account' | 'institution' | 'join_code' | 'audit_log') =>
  app.db.selectFrom(table).selectAll().execute();

async function institution(name: string): Promise<string> {
  const { output } = await operate('institution', 'create', 'edu', name, '--approve');
  return /(\d+)번/.exec(output)?.[1] ?? '';
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const signIn = (accountId: string, password: string) =>
  app.post<{ outcome: string; temporaryToken?: string }>('/api/auth/sign-in', { accountId, password });

beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('institutions', () => {
  it('are made waiting, and go only where the transitions lead', async () => {
    const made = await operate('institution', 'create', 'edu', '돌고래 학원', '--needs-approval');
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('(WAIT)') });
    const academyNo = /(\d+)번/.exec(made.output)?.[1] ?? '';
    expect(await operate('institution', 'suspend', academyNo)).toMatchObject({ code: 1 });
    expect(await operate('institution', 'approve', academyNo)).toMatchObject({ code: 0 });
    expect((await operate('institution', 'list', '--site', 'edu')).output).toContain('승인제\t0명\t돌고래 학원');
    expect(await operate('institution', 'terminate', academyNo)).toMatchObject({ code: 0 });
    expect(await operate('institution', 'approve', academyNo)).toMatchObject({ code: 1 });
  });

  it('let members in at once or not, which is written down', async () => {
    const academyNo = await institution('가입 학원');
    expect(await operate('institution', 'joining', academyNo, 'approval')).toMatchObject({ code: 0 });
    expect((await operate('institution', 'list', '--site', 'edu')).output).toContain('승인제\t0명\t가입 학원');
    const noted = (await rows('audit_log')).filter((row) => 'event' in row && row.event === 'JOINING_CHANGED');
    expect(noted).toMatchObject([
      { actor: 'kim', actor_kind: 'OPERATOR', academy_no: Number(academyNo), details: '{"how":"approval"}' },
    ]);
  });

  it('of one name are told apart by their names alone, which the refusal says', async () => {
    await operate('institution', 'create', 'school', '중앙초등학교', '--address', '부산');
    const { output } = await operate('institution', 'create', 'school', '중앙초등학교', '--address', '대구');
    expect(output).toContain('이미 있어요: 중앙초등학교. 이름에 지역을 붙여 주세요, 예: 중앙초등학교(부산).');
    expect(await operate('institution', 'create', 'school', '중앙초등학교(대구)')).toMatchObject({ code: 0 });
  });

  it.each([
    ['a second one of that name', ['edu', '책바다 학원 둘']],
    ['one of the home site', ['home', '집']],
    ['one without a name', ['edu', '  ']],
    ['one of an unknown site', ['moon', '달']],
  ])('refuse %s, and change nothing', async (_what, args) => {
    if (args[1] === '책바다 학원 둘') await operate('institution', 'create', ...args);
    const before = await rows('institution');
    const { code, output } = await operate('institution', 'create', ...args);
    expect(code).toBe(1);
    expect(output).toContain('바뀐 것은 없어요');
    expect(await rows('institution')).toEqual(before);
  });
});

describe('join codes', () => {
  it('are made, listed and revoked', async () => {
    const academyNo = await institution('코드 학원');
    const code = /([A-Z2-9]{4}-[A-Z2-9]{4})/.exec(
      (await operate('join-code', 'create', academyNo, '--days', '7')).output,
    )?.[1];
    const plain = (code ?? '').replace('-', '');
    // A week after 15:00 in Seoul, as the clock of the wall there shows it.
    expect((await operate('join-code', 'list', academyNo)).output).toBe(
      `${plain}\t2026.\u00a05.\u00a013. 오후 3:00까지`,
    );
    expect(await operate('join-code', 'revoke', plain.toLowerCase())).toMatchObject({ code: 0 });
    expect((await operate('join-code', 'list', academyNo)).output).toBe('가입 코드가 없어요.');
    expect(await operate('join-code', 'revoke', plain)).toMatchObject({ code: 1 });
    expect(await operate('join-code', 'create', academyNo, '--days', '0')).toMatchObject({ code: 1 });
  });
});

describe('accounts', () => {
  const { accountId } = demoAccounts.edu;

  it('that are suspended are out on the next call, and in again when activated', async () => {
    const token = await app.signIn('edu');
    expect(await operate('account', 'suspend', `edu/${accountId}`, '--reason', 'TEST')).toMatchObject({ code: 0 });
    expect((await app.get('/api/aquarium/me', token)).status).toBe(401);
    expect((await operate('account', 'show', `edu/${accountId}`)).output).toContain('INACTIVE');
    await operate('account', 'activate', `edu/${accountId}`);
    expect((await app.get('/api/aquarium/me', await app.signIn('edu'))).status).toBe(200);
  });

  it('get a temporary password that has to be changed, and lose their logins', async () => {
    const academyNo = await institution('비밀번호 학원');
    const path = file('one.csv', '이름,생년월일,학년,아이디\n남파도,2010-02-03,고1,pado2010');
    const { output: joined } = await operate('roster', 'import', academyNo, path);
    const first = /pado2010\t(\S+)/.exec(joined)?.[1] ?? '';
    const { temporaryToken } = (await signIn('pado2010', first)).data;
    const own = { password: 'Gorae#Pado71', passwordConfirmation: 'Gorae#Pado71' };
    const changed = await app.post<{ token: string }>('/api/auth/change-password', { temporaryToken, ...own });
    const { token } = changed.data;
    expect((await app.get('/api/aquarium/me', token)).status).toBe(200);

    const { output } = await operate('account', 'reset', 'edu/pado2010');
    const temporary = /임시 비밀번호: (\S+)/.exec(output)?.[1] ?? '';
    expect((await app.get('/api/aquarium/me', token)).status).toBe(401);
    for (const old of [first, own.password]) expect((await signIn('pado2010', old)).code).toBe('SIGN_IN_FAILED');
    expect((await signIn('pado2010', temporary)).data.outcome).toBe('CHANGE_PASSWORD');
    expect(JSON.stringify(await rows('audit_log'))).not.toContain(temporary);
    expect((await operate('account', 'audit', 'edu/pado2010')).output).toContain('OPERATOR kim\tPASSWORD_RESET');
  });

  it('move with all they have, and leave', async () => {
    const academyNo = await institution('새 학원');
    expect(await operate('account', 'move', `edu/${accountId}`, academyNo)).toMatchObject({ code: 0 });
    expect((await operate('account', 'list', academyNo)).output).toContain(`edu/${accountId}\tACTIVE`);
    await operate('account', 'remove', `edu/${accountId}`);
    expect((await operate('account', 'show', `edu/${accountId}`)).output).toMatch(/NO_AFFILIATION.*소속 없음/);
    expect(await operate('account', 'activate', `edu/${accountId}`)).toMatchObject({ code: 1 });
    expect(await operate('account', 'move', `edu/${accountId}`, academyNo)).toMatchObject({ code: 0 });
  });

  it('leave a trail that names the operator', async () => {
    const { output } = await operate('account', 'audit', `edu/${accountId}`);
    expect(output).toMatch(/^2026\.\s5\.\s6\. 오후 3:00\tOPERATOR kim\t/);
    for (const event of ['OPERATOR kim\tSTATUS_CHANGED', 'OPERATOR kim\tACCOUNT_READ']) {
      expect(output).toContain(event);
    }
  });

  it.each([['edu/nobody1'], ['edu'], ['moon/badaedu'], ['edu/a/b']])('answer %s with one sentence', async (target) => {
    const { code, output } = await operate('account', 'show', target);
    expect(code).toBe(1);
    expect(output.split('\n')).toHaveLength(1);
  });
});

describe('a roster', () => {
  const headings = '이름,생년월일,학년,아이디,보호자 휴대전화,보호자 동의,이메일';
  const good = '정산호,2010-02-03,고1,sanho2010,,,sanho@sea.kr';

  it('joins a class, says what is wrong row by row, and makes nothing twice', async () => {
    const academyNo = await institution('명단 학원');
    const path = file(
      'class.csv',
      [
        headings,
        good,
        '',
        '문조개,2016-09-01,초4,jogae2016,010-1111-2222,예,',
        '배소라,2016-09-01,초4,sora2016,,,',
        '정산호,2010-02-03,고1,sanho2010,,,',
        ',2010-02-03,고1,X,,,',
      ].join('\r\n'),
    );
    const count = async () => (await rows('account')).length;
    const before = await count();
    expect((await operate('roster', 'import', academyNo, path, '--check')).output).toContain('새로 가입 2명');
    expect(await count()).toBe(before);

    const report = join(folder, 'report.csv');
    const { code, output } = await operate('roster', 'import', academyNo, path, '--report', report);
    expect(code).toBe(0);
    expect(output).toContain('새로 가입 2명, 이미 있음 0명, 고칠 줄 3줄');
    expect(await count()).toBe(before + 2);
    const lines = readFileSync(report, 'utf8').split('\r\n');
    expect(lines[0]).toContain('"시트","줄","결과","이름","학년","반","번호","아이디","첫 비밀번호","까닭"');
    expect(lines[1]).toMatch(/^"","2","가입","정산호","고등 1학년","","","sanho2010","\S{14}",""$/);
    expect(lines[3]).toMatch(/^"","5","고쳐 주세요","배소라".*보호자 동의/);
    expect(lines[4]).toMatch(/^"","6".*두 번/);
    expect(lines[5]).toMatch(/^"","7".*이름.*아이디: ‘X’/);

    const password = /"sanho2010","(\S{14})"/.exec(lines[1] ?? '')?.[1] ?? '';
    expect((await signIn('sanho2010', password)).data.outcome).toBe('CHANGE_PASSWORD');
    expect((await operate('roster', 'import', academyNo, path)).output).toContain('새로 가입 0명, 이미 있음 2명');
    expect(await count()).toBe(before + 2);
  });

  it('refuses values that others have', async () => {
    const academyNo = await institution('다른 학원');
    const path = file(
      'taken.csv',
      `${headings}\n정산호,2010-02-04,고1,sanho2010,,,\n오해마,2010-02-04,고1,haema2010,,,sanho@sea.kr`,
    );
    const { output } = await operate('roster', 'import', academyNo, path);
    expect(output).toContain('아이디: 다른 계정이');
    // An address in a list is nobody's until it is proved.
    expect(output).toContain('새로 가입 1명');
  });

  it('is not begun where its report can have no place', async () => {
    const academyNo = await institution('보고 학원');
    const path = file('report.csv.in.csv', '이름,생년월일,학년,아이디\n남보고,2010-02-03,고1,bogo2010');
    const before = await rows('account');
    const missing = join(folder, 'no-such-folder', 'report.csv');
    const { code, output } = await operate('roster', 'import', academyNo, path, '--report', missing);
    expect([code, output]).toEqual([1, expect.stringContaining('파일을 만들 수 없어요')]);
    expect(await rows('account')).toEqual(before);
    // Nor does a report stay where nothing was done.
    const left = join(folder, 'left.csv');
    await operate('institution', 'suspend', academyNo);
    expect(await operate('roster', 'import', academyNo, path, '--report', left)).toMatchObject({ code: 1 });
    expect(existsSync(left)).toBe(false);
  });

  it('tells the passwords of the others when a row fails', async () => {
    const academyNo = await institution('탈난 학원');
    let drawn = 0;
    createTemporaryPassword(() => {
      drawn += 1;
      return 0.5;
    });
    const ofOne = drawn;
    drawn = 0;
    const random = () => {
      drawn += 1;
      if (drawn === ofOne + 1) throw new Error('the database is away');
      return Math.random();
    };
    const students = ['pado1', 'pado2', 'pado3'].map((id, index) => [
      '남파도',
      `2010-02-0${index + 1}`,
      '고1',
      `tal${id}`,
    ]);
    const reported: (RosterRowReport & { accounts: number })[] = [];
    const report = await importRoster(
      { db: app.db, now: app.clock.now(), random, secrets: app.secrets },
      {
        academyNo: Number(academyNo),
        sheets: [sheetOf(['이름', '생년월일', '학년', '아이디'], ...students)],
        operator: 'kim',
        checkOnly: false,
      },
      async (row) => void reported.push({ ...row, accounts: (await rows('account')).length }),
    );
    // Each as soon as it is made, so that whoever is cut off has the passwords so far.
    expect(reported.map(({ accounts: _, ...row }) => row)).toEqual(report.rows);
    expect(reported.map(({ accounts }) => accounts - (reported[0]?.accounts ?? 0))).toEqual([0, 0, 1]);
    const made = { outcome: 'CREATED', password: expect.any(String) };
    const failed = { outcome: 'REFUSED', password: null, reasons: [expect.stringContaining('다시 해 주세요')] };
    expect(report.rows).toMatchObject([made, failed, made]);
    expect(report.failures).toEqual([new Error('the database is away')]);
    expect((await signIn('talpado1', report.rows[0]?.password ?? '')).data.outcome).toBe('CHANGE_PASSWORD');
  });

  it('is read from a spreadsheet, with its dates and numbers', async () => {
    const academyNo = await institution('엑셀 학원');
    const { output } = await operate('roster', 'import', academyNo, 'tests/support/rosters/class.xlsx');
    expect(output).toContain('새로 가입 2명');
    const birthdays = (await rows('account')).flatMap((row) =>
      'birthday' in row ? [[row.account_id, row.birthday]] : [],
    );
    expect(birthdays).toContainEqual(['hanbada2015', '20150312']);
    expect(birthdays).toContainEqual(['moraeyoon1', '20100312']);
  });

  it('is read in the code page of Korean spreadsheets', async () => {
    const academyNo = await institution('옛 학원');
    // '이름,생년월일,학년,아이디\n강물개,20100203,고1,mulgae10' in CP949.
    const hex =
      'c0ccb8a72cbbfdb3e2bff9c0cf2cc7d0b3e22cbec6c0ccb5f00ab0adb9b0b0b32c32303130303230332cb0ed312c6d756c67616531300a';
    const { output } = await operate('roster', 'import', academyNo, file('old.csv', Buffer.from(hex, 'hex')));
    expect(output).toContain('새로 가입 1명');
    expect((await rows('account')).some((row) => 'name' in row && row.name === '강물개')).toBe(true);
  });

  it.each([
    ['no such file', 'nothing.csv', null],
    ['another kind of file', 'class.pdf', '%PDF'],
    ['a broken spreadsheet', 'broken.xlsx', 'PK but no more'],
    ['an unclosed quote', 'quote.csv', `${headings}\n"정산호`],
  ])('that is %s is refused in one sentence', async (_what, name, content) => {
    const academyNo = await institution(`거절 ${name}`);
    const path = content === null ? join(folder, name) : file(name, content);
    const { code, output } = await operate('roster', 'import', academyNo, path);
    expect(code).toBe(1);
    expect(output).toContain('명단 파일을 읽을 수 없어요');
  });

  it('without its headings says which are needed', async () => {
    const academyNo = await institution('빈 학원');
    const { code, output } = await operate(
      'roster',
      'import',
      academyNo,
      file('plain.csv', '이름,연락처\n정산호,2010\n'),
    );
    expect([code, output]).toEqual([1, expect.stringContaining('없는 칸이 있어요: 생년월일, 학년. 찾은 칸: 이름.')]);
  });
});
