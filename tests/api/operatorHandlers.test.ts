import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandRule } from '#domain/operator/commandRule.ts';
import { HOUR } from '#domain/time/duration.ts';
import { leaves, wordsOf } from '#server/operator/authorize.ts';
import { buildOperatorProgram } from '#server/operator/buildOperatorProgram.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeAccount } from '../support/makeAccount.ts';
import { codeOf, operatorSeat } from '../support/operatorSeat.ts';

const STEP = 30 * 1000;
const PASSWORD = 'mW4x-kz8v-Qp2t';
const OTHER_PASSWORD = 'tR7n-bd5j-Yh9c';

let app: TestApp;
let folder: string;
beforeEach(async () => {
  app = await buildTestApp({ content: 'demo' });
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-handlers-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

const uriIn = (output: string) => /otpauth:\S+/.exec(output)?.[0] ?? '';
const codesIn = (output: string) =>
  [...output.matchAll(/^ {2}([0-9a-z]{5}-[0-9a-z]{5})$/gm)].map(([, code = '']) => code);
const audit = () => app.db.selectFrom('audit_log').selectAll().orderBy('log_no').execute();

/** The first owner at their seat, signed in. */
async function owner() {
  const seat = operatorSeat(app);
  const { code, output } = await seat.run(['setup', 'kim'], [PASSWORD, PASSWORD]);
  expect(code).toBe(0);
  return { seat, output, uri: uriIn(output), codes: codesIn(output) };
}

/** Somebody with roles, at a seat of their own, signed in with a password of their own. */
async function colleague(from: Awaited<ReturnType<typeof owner>>['seat'], name: string, role: string) {
  const { output } = await from.run(['operators', 'add', name, '--role', role]);
  const first = /첫 비밀번호: (\S+)/.exec(output)?.[1] ?? '';
  const seat = operatorSeat(app, { place: 'office-pc 203.0.113.5', machine: name });
  const uri = uriIn(output);
  const code = codeOf(uri, app.clock.now());
  const answer = await seat.run(['login', name], [first, code, OTHER_PASSWORD, OTHER_PASSWORD]);
  expect(answer).toMatchObject({ code: 0 });
  return { seat, uri, first };
}

describe('a new installation', () => {
  it('sends everybody to setup first, which makes the owner and signs them in by one command', async () => {
    const seat = operatorSeat(app);
    const refused = await seat.run(['institution', 'list']);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toContain('먼저 setup으로 첫 운영자를');
    expect((await seat.run(['site', 'status'])).code).toBe(0);
    expect((await seat.run(['jobs', 'list'])).code).toBe(0);
    const { output } = await seat.run(['setup'], ['kim', PASSWORD, PASSWORD]);
    expect(uriIn(output)).toMatch(/^otpauth:\/\/totp\//);
    expect(output).toContain('█');
    expect(codesIn(output)).toHaveLength(10);
    expect((await seat.run(['institution', 'list'])).code).toBe(0);
    expect((await seat.run(['whoami'])).output).toContain('kim\t');
    expect(await seat.run(['setup', 'lee'], [PASSWORD, PASSWORD])).toMatchObject({ code: 1 });
    const [made, signedIn] = await audit();
    expect(made).toMatchObject({ actor: 'kim', event: 'OPERATOR_MADE', place: 'office-pc console' });
    expect(signedIn).toMatchObject({ actor: 'kim', event: 'OPERATOR_SIGNED_IN' });
  });

  it.each([
    ['kim', ['short', 'short'], '12~128자'],
    ['kim', ['kim-and-the-sea', 'kim-and-the-sea'], '이름을 넣지'],
    ['kim', [PASSWORD, OTHER_PASSWORD], '서로 달라요'],
    ['(root)', [PASSWORD, PASSWORD], '글자와 숫자'],
    ['token:x', [PASSWORD, PASSWORD], '글자와 숫자'],
  ])('makes nobody of %s with %o', async (name, answers, reason) => {
    const answer = await operatorSeat(app).run(['setup', name], answers);
    expect(answer.code).toBe(1);
    expect(answer.output).toContain(reason);
    expect(await app.db.selectFrom('operator_account').selectAll().execute()).toEqual([]);
  });

  it('stores neither password, secret, code nor session in the clear', async () => {
    const { seat, uri, codes } = await owner();
    const rows = JSON.stringify([
      await app.db.selectFrom('operator_account').selectAll().execute(),
      await app.db.selectFrom('operator_session').selectAll().execute(),
      await audit(),
    ]);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    for (const text of [PASSWORD, secret, ...codes, seat.session.read() ?? '']) expect(rows).not.toContain(text);
  });
});

describe('signing in', () => {
  it('needs the password and a code that was not used before, and lasts eight hours on this machine', async () => {
    const { seat, uri } = await owner();
    await seat.run(['logout']);
    expect((await seat.run(['institution', 'list'])).output).toContain('먼저 login으로');
    const code = codeOf(uri, app.clock.now());
    expect((await seat.run(['login', 'kim'], [OTHER_PASSWORD, code])).code).toBe(1);
    expect((await seat.run(['login', 'kim'], [PASSWORD, '000000'])).code).toBe(1);
    expect((await seat.run(['login', 'lee'], [PASSWORD, code])).code).toBe(1);
    expect((await seat.run(['login', 'kim'], [PASSWORD, code])).code).toBe(0);
    expect((await seat.run(['login', 'kim'], [PASSWORD, code])).output).toContain('한 번 쓴 번호');
    app.clock.advance(STEP);
    expect((await seat.run(['login', 'kim'], [PASSWORD, codeOf(uri, app.clock.now())])).code).toBe(0);
    const copied = operatorSeat(app, { machine: 'another' });
    copied.session.write(seat.session.read() ?? '');
    expect((await copied.run(['institution', 'list'])).output).toContain('먼저 login으로');
    app.clock.advance(8 * HOUR - 1);
    expect((await seat.run(['institution', 'list'])).code).toBe(0);
    app.clock.advance(1);
    expect((await seat.run(['institution', 'list'])).output).toContain('먼저 login으로');
  });

  it('takes each recovery code once', async () => {
    const { seat, codes } = await owner();
    const [code = ''] = codes;
    expect((await seat.run(['login', 'kim'], [PASSWORD, code.toUpperCase()])).code).toBe(0);
    expect((await seat.run(['login', 'kim'], [PASSWORD, code])).code).toBe(1);
    expect((await audit()).map(({ event }) => event)).toContain('OPERATOR_RECOVERY_USED');
  });

  it('slows guessing down, also of the code with the right password', async () => {
    const { seat, uri } = await owner();
    for (let tried = 0; tried < 5; tried += 1) await seat.run(['login', 'kim'], [PASSWORD, '000000']);
    const slowed = await seat.run(['login', 'kim'], [PASSWORD, codeOf(uri, app.clock.now())]);
    expect(slowed.output).toMatch(/\d+초 뒤에/);
    app.clock.advance(STEP);
    expect((await seat.run(['login', 'kim'], [PASSWORD, codeOf(uri, app.clock.now())])).code).toBe(0);
  });
});

describe('rights', () => {
  it('are decided for every command there is', () => {
    const program = buildOperatorProgram({ operator: 'kim', print: () => undefined } as never);
    const commands = leaves(program).map(wordsOf);
    expect(commands.length).toBeGreaterThan(80);
    expect(commands.filter((words) => commandRule(words) === undefined)).toEqual([]);
    for (const command of leaves(program)) {
      if (commandRule(wordsOf(command))?.reason !== undefined)
        expect(command.options.map(({ long }) => long)).toContain('--reason');
    }
  });

  it('go by role at once, end with a stop, and leave one owner', async () => {
    const { seat } = await owner();
    const { accountId } = await makeAccount(app, 'edu');
    const lee = await colleague(seat, 'lee', 'SUPPORT');
    expect((await lee.seat.run(['account', 'show', `edu/${accountId}`])).code).toBe(0);
    const refused = await lee.seat.run(['subscriptions', 'cases']);
    expect(refused.output).toContain('lee의 역할로는');
    expect((await audit()).at(-1)).toMatchObject({
      actor: 'lee',
      event: 'OPERATOR_REFUSED',
      place: 'office-pc 203.0.113.5',
    });
    await seat.run(['operators', 'roles', 'lee', 'finance,auditor']);
    expect((await lee.seat.run(['subscriptions', 'cases'])).code).toBe(0);
    expect((await lee.seat.run(['account', 'show', `edu/${accountId}`])).code).toBe(1);
    expect((await lee.seat.run(['operators', 'roles', 'lee', 'OWNER'])).code).toBe(1);
    expect((await seat.run(['operators', 'stop', 'lee'])).code).toBe(0);
    expect((await lee.seat.run(['subscriptions', 'cases'])).output).toContain('먼저 login으로');
    for (const [command, ...more] of [
      ['stop', 'kim'],
      ['roles', 'kim', 'SUPPORT'],
    ]) {
      expect((await seat.run(['operators', command ?? '', ...more])).output).toContain('한 사람은 남아');
    }
    expect((await seat.run(['operators', 'list'])).output).toMatch(/kim\tOWNER.*쓰는 중\nlee\tFINANCE,AUDITOR.*멈춤/);
  });

  it('come with a first password that opens nothing but setting another', async () => {
    const { seat } = await owner();
    const { output } = await seat.run(['operators', 'add', 'lee', '--role', 'SUPPORT']);
    const first = /첫 비밀번호: (\S+)/.exec(output)?.[1] ?? '';
    const theirs = operatorSeat(app);
    const same = await theirs.run(['login', 'lee'], [first, codeOf(uriIn(output), app.clock.now()), first, first]);
    expect(same.code).toBe(1);
    expect(theirs.session.read()).toBeUndefined();
  });

  it('come back with another password and second factor, and the old ones open nothing', async () => {
    const { seat } = await owner();
    const lee = await colleague(seat, 'lee', 'SUPPORT');
    const { output } = await seat.run(['operators', 'renew', 'lee']);
    expect((await lee.seat.run(['inquiries', 'list'])).code).toBe(1);
    app.clock.advance(STEP);
    const old = codeOf(lee.uri, app.clock.now());
    expect((await lee.seat.run(['login', 'lee'], [OTHER_PASSWORD, old])).code).toBe(1);
    const fresh = codeOf(uriIn(output), app.clock.now());
    const first = /첫 비밀번호: (\S+)/.exec(output)?.[1] ?? '';
    expect((await lee.seat.run(['login', 'lee'], [first, fresh, PASSWORD, PASSWORD])).code).toBe(0);
  });
});

describe('a token of a program', () => {
  it('runs the commands it names, until it ends or is revoked', async () => {
    const { seat } = await owner();
    const made = await seat.run([
      'operators',
      'token-create',
      'night',
      '--commands',
      'jobs list, backup',
      '--days',
      '30',
    ]);
    const token = made.output.split('\n').at(-1) ?? '';
    const cron = operatorSeat(app, { machine: 'cron' });
    expect((await cron.run(['jobs', 'list'], [], token)).code).toBe(0);
    expect((await cron.run(['account', 'list', '1'], [], token)).output).toContain('token:night의 역할로는');
    expect((await cron.run(['operators', 'list'], [], token)).code).toBe(1);
    expect((await cron.run(['jobs', 'list'], [], `${token}x`)).output).toContain('OPERATOR_TOKEN');
    expect((await seat.run(['operators', 'token-list'])).output).toContain('night\tjobs list,backup\tkim');
    expect(JSON.stringify(await app.db.selectFrom('operator_token').selectAll().execute())).not.toContain(token);
    expect((await seat.run(['operators', 'token-revoke', '1'])).code).toBe(0);
    expect((await cron.run(['jobs', 'list'], [], token)).code).toBe(1);
    const short = await seat.run(['operators', 'token-create', 'day', '--commands', 'jobs list', '--days', '1']);
    app.clock.advance(24 * HOUR);
    expect((await cron.run(['jobs', 'list'], [], short.output.split('\n').at(-1))).code).toBe(1);
  });

  it.each(['operators add', 'setup', 'no such', ''])('is not made for %s', async (commands) => {
    const { seat } = await owner();
    expect((await seat.run(['operators', 'token-create', 'bad', '--commands', commands])).code).toBe(1);
  });
});

describe('taking data of persons out', () => {
  it('asks for a reason, notes it with the place, and does nothing without', async () => {
    const { seat } = await owner();
    const { accountId, academyNo } = await makeAccount(app, 'edu');
    const list = ['account', 'list', String(academyNo)];
    for (const args of [list, [...list, '--reason', ' a '], ['account', 'access', `edu/${accountId}`]]) {
      const refused = await seat.run(args);
      expect(refused.code, args.join(' ')).toBe(1);
      expect(refused.output).toContain('까닭이 필요해요');
      expect(refused.output).not.toContain(`edu/${accountId}\t`);
    }
    expect((await seat.run([...list, '--reason', '새 학기 명단 확인'])).output).toContain(`edu/${accountId}`);
    const noted = (await audit()).find(({ event }) => event === 'REASON_GIVEN');
    expect(noted).toMatchObject({ actor: 'kim', place: 'office-pc console' });
    expect(JSON.parse(noted?.details ?? '')).toEqual({ command: 'account list', reason: '새 학기 명단 확인' });
  });

  it('shows when and from where an account was used, with whole addresses', async () => {
    const { seat } = await owner();
    const { accountId, accountNo } = await makeAccount(app, 'edu');
    await app.post('/api/auth/sign-in', { accountId, password: 'wrong-Guess1' });
    const { output } = await seat.run(['account', 'access', `edu/${accountId}`, '--reason', '본인 요청']);
    expect(output).toContain('로그인하지 못함\tSIGN_IN_FAILED\t\t127.0.0.1');
    expect((await audit()).at(-1)).toMatchObject({ event: 'ACCESS_READ', account_no: accountNo });
  });
});

describe('the list of what operators did', () => {
  it('goes by handler, day and institution, counts, and is saved for the monthly look', async () => {
    const { seat: me, uri } = await owner();
    const lee = await colleague(me, 'lee', 'SUPPORT');
    const { accountId, academyNo } = await makeAccount(app, 'edu');
    await lee.seat.run(['account', 'show', `edu/${accountId}`]);
    app.clock.advance(24 * HOUR);
    await me.run(['login', 'kim'], [PASSWORD, codeOf(uri, app.clock.now())]);
    await me.run(['account', 'show', `edu/${accountId}`]);
    const all = (await me.run(['audit'])).output;
    expect(all).toMatch(/lee\toffice-pc 203\.0\.113\.5\tACCOUNT_READ/);
    const ofLee = (await me.run(['audit', '--handler', 'lee'])).output;
    expect(ofLee).toContain('ACCOUNT_READ');
    expect(ofLee).not.toContain('kim\t');
    const yesterday = (await me.run(['audit', '--from', '2026-05-06', '--to', '2026-05-06'])).output;
    expect(yesterday).toContain('lee\t');
    expect(yesterday).not.toContain('2026. 5. 7.');
    const institution = (await me.run(['audit', '--institution', String(academyNo), '--count'])).output;
    expect(institution.split('\n')).toEqual([`2026-05-07\tkim\t${academyNo}\t1`, `2026-05-06\tlee\t${academyNo}\t1`]);
    const file = join(folder, 'audit.csv');
    expect((await me.run(['audit', '--csv', file])).code).toBe(1);
    expect(existsSync(file)).toBe(false);
    expect((await me.run(['audit', '--csv', file, '--reason', '오월 점검'])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('"lee","office-pc 203.0.113.5","ACCOUNT_READ"');
    expect((await lee.seat.run(['audit'])).code).toBe(1);
  });
});
