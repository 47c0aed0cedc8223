import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffKeys } from '#contract/staffKeys.ts';
import type { StaffFactorStep, StaffSignedIn } from '#contract/staffSignIn.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import {
  codeOf,
  makeInstitution,
  makeStaff,
  renewStaffLogin,
  STAFF_PASSWORD,
  staffSend,
} from '../support/staffMember.ts';

type Member = Awaited<ReturnType<typeof makeStaff>>;

let app: TestApp;
let academyNo: number;
beforeAll(async () => {
  app = await buildTestApp();
  academyNo = await makeInstitution(app, '열쇠 학원');
});
afterAll(() => app.close());

const post = <T>(token: string, path: string, body: object) =>
  staffSend<T>(app, 'POST', `/api/staff/keys/${path}`, { token, body });
const keysOf = async (token: string) => (await staffSend<StaffKeys>(app, 'GET', '/api/staff/keys', { token })).data;
const end = (token: string, keyId: string | null, password = STAFF_PASSWORD) => post(token, 'end', { password, keyId });
const statusOf = async (token: string) => (await staffSend(app, 'GET', '/api/staff/me', { token })).status;

/** A passkey as if a device had made one. */
async function lay({ staffNo }: Member, credentialId: string): Promise<void> {
  await app.db
    .insertInto('staff_passkey')
    .values({
      credential_id: credentialId,
      staff_no: staffNo,
      public_key: new Uint8Array([1]),
      counter: 0,
      transports: '[]',
      device: '태블릿',
      created_at: app.clock.now(),
      last_used_at: null,
    })
    .execute();
}

async function newestMail(email: string): Promise<string> {
  await app.sendMails();
  return app.mails.findLast(({ to }) => to === email)?.subject ?? '';
}

describe('the own second factors', () => {
  it('are listed without secrets', async () => {
    const member = await makeStaff(app, academyNo, 'TEACHER');
    await lay(member, 'listed');
    expect(await keysOf(member.token)).toEqual({
      codes: true,
      recoveryCodes: 10,
      passkeys: [
        { keyId: 'listed', device: '태블릿', createdAt: new Date(app.clock.now()).toISOString(), lastUsedAt: null },
      ],
    });
  });

  it('are changed with the password alone, and guesses are slowed down', async () => {
    const { token } = await makeStaff(app, academyNo, 'TEACHER');
    for (const path of ['codes', 'passkey-options', 'recovery-codes']) {
      const refused = await post(token, path, { password: 'guess' });
      expect(refused).toMatchObject({ status: 422, fields: { password: expect.any(String) } });
    }
    for (let tries = 0; tries < 2; tries += 1) await post(token, 'codes', { password: 'guess' });
    expect((await post(token, 'codes', { password: STAFF_PASSWORD })).code).toBe('SIGN_IN_SLOW_DOWN');
    app.clock.advance(MINUTE);
    expect((await post(token, 'codes', { password: STAFF_PASSWORD })).status).toBe(200);
  });

  it('take another authenticator, and the old one shows nothing that counts', async () => {
    const { token, email, secret: old } = await makeStaff(app, academyNo, 'TEACHER');
    const offered = await post<{ challenge: string; secret: string }>(token, 'codes', { password: STAFF_PASSWORD });
    const { challenge, secret } = offered.data;
    expect((await post(token, 'codes/confirm', { challenge, code: '000000' })).code).toBe('STAFF_CODE_WRONG');
    expect((await post(token, 'codes/confirm', { challenge, code: codeOf(app, secret) })).status).toBe(200);
    expect((await post(token, 'codes/confirm', { challenge, code: codeOf(app, secret) })).code).toBe('STAFF_STEP_GONE');
    expect(await newestMail(email)).toContain('인증 앱을 새로 담았습니다');
    app.clock.advance(MINUTE);
    const step = await staffSend<StaffFactorStep>(app, 'POST', '/api/staff/sign-in', {
      body: { email, password: STAFF_PASSWORD },
    });
    const give = (code: string) =>
      staffSend<StaffSignedIn>(app, 'POST', '/api/staff/sign-in/code', {
        body: { challenge: step.data.challenge, code },
      });
    expect((await give(codeOf(app, old))).code).toBe('STAFF_CODE_WRONG');
    expect((await give(codeOf(app, secret))).status).toBe(200);
  });

  it('take no authenticator that was offered to somebody else', async () => {
    const one = await makeStaff(app, academyNo, 'TEACHER');
    const other = await makeStaff(app, academyNo, 'TEACHER');
    const offered = await post<{ challenge: string; secret: string }>(one.token, 'codes', { password: STAFF_PASSWORD });
    const { challenge, secret } = offered.data;
    const stolen = await post(other.token, 'codes/confirm', { challenge, code: codeOf(app, secret) });
    expect(stolen.code).toBe('STAFF_STEP_GONE');
    const asFirst = { body: { challenge, code: codeOf(app, secret) } };
    expect((await staffSend(app, 'POST', '/api/staff/second-factor/codes/confirm', asFirst)).code).toBe(
      'STAFF_STEP_GONE',
    );
    expect((await post(one.token, 'codes/confirm', { challenge, code: codeOf(app, secret) })).status).toBe(200);
  });

  it('get ten new recovery codes in place of the old', async () => {
    const { token, email } = await makeStaff(app, academyNo, 'TEACHER');
    const renewed = await post<{ recoveryCodes: string[] }>(token, 'recovery-codes', { password: STAFF_PASSWORD });
    expect(new Set(renewed.data.recoveryCodes).size).toBe(10);
    expect(await newestMail(email)).toContain('복구 코드를 새로 받았습니다');
    const signIn = { body: { email, password: STAFF_PASSWORD } };
    const step = await staffSend<StaffFactorStep>(app, 'POST', '/api/staff/sign-in', signIn);
    const code = renewed.data.recoveryCodes[0] ?? '';
    const body = { challenge: step.data.challenge, code };
    expect((await staffSend(app, 'POST', '/api/staff/sign-in/code', { body })).status).toBe(200);
    expect(await keysOf(token)).toMatchObject({ recoveryCodes: 9 });
  });

  it('end singly, never the last one, and logins elsewhere end too', async () => {
    const member = await makeStaff(app, academyNo, 'TEACHER');
    const other = await makeStaff(app, academyNo, 'TEACHER');
    await lay(other, 'not-yours');
    const elsewhere = await renewStaffLogin(app, member.staffNo);
    expect((await end(member.token, null)).code).toBe('LAST_SECOND_FACTOR');
    expect((await end(member.token, 'not-yours')).code).toBe('NOT_FOUND');
    expect(await statusOf(elsewhere)).toBe(200);
    await lay(member, 'mine');
    expect((await end(member.token, null)).status).toBe(200);
    expect(await newestMail(member.email)).toContain('인증 앱을 끝냈습니다');
    expect([await statusOf(member.token), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await end(member.token, 'mine')).code).toBe('LAST_SECOND_FACTOR');
    expect(await keysOf(member.token)).toMatchObject({ codes: false, passkeys: [{ keyId: 'mine' }] });
    expect(await keysOf(other.token)).toMatchObject({ passkeys: [{ keyId: 'not-yours' }] });
  });

  it('are ended one after the other, so that one is left', async () => {
    const member = await makeStaff(app, academyNo, 'TEACHER');
    await lay(member, 'beside');
    const both = await Promise.all([end(member.token, null), end(member.token, 'beside')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const left = await keysOf(member.token);
    expect(Number(left.codes) + left.passkeys.length).toBe(1);
  });

  it('are no more than ten passkeys', async () => {
    const member = await makeStaff(app, academyNo, 'TEACHER');
    for (let key = 0; key < 10; key += 1) await lay(member, `many-${key}`);
    expect((await post(member.token, 'passkey-options', { password: STAFF_PASSWORD })).code).toBe('TOO_MANY_PASSKEYS');
  });
});
