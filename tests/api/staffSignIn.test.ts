import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffFactorStep, StaffInvitation, StaffMe, StaffSignedIn } from '#contract/staffSignIn.ts';
import { HOUR, MINUTE } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate } from '../support/operate.ts';
import {
  acceptInvite,
  codeOf,
  inviteTokenOf,
  makeInstitution,
  makeStaff,
  STAFF_PASSWORD,
  staffSend,
} from '../support/staffMember.ts';

let app: TestApp;
let academyNo: number;
let institutions = 0;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
  academyNo = await makeInstitution(app, '선생님 학원');
});
afterAll(() => app.close());

const invite = async (email: string, at = academyNo, role = 'DIRECTOR') => {
  expect(await operate(app, 'staff', 'invite', String(at), email, '--role', role)).toMatchObject({ code: 0 });
  return inviteTokenOf(app, email);
};
const signIn = (email: string, password = STAFF_PASSWORD) =>
  staffSend<StaffFactorStep>(app, 'POST', '/api/staff/sign-in', { body: { email, password } });
const giveCode = (challenge: string, code: string) =>
  staffSend<StaffSignedIn>(app, 'POST', '/api/staff/sign-in/code', { body: { challenge, code } });
const me = (token: string) => staffSend<StaffMe>(app, 'GET', '/api/staff/me', { token });

describe('an invitation', () => {
  it('leads to an account with a second factor, and works once', async () => {
    const token = await invite('first@sea.kr');
    const check = await staffSend<StaffInvitation>(app, 'POST', '/api/staff/invites/check', { body: { token } });
    expect(check.data).toMatchObject({ academyName: '선생님 학원', role: 'DIRECTOR', known: false });

    const weak = { token, name: '김원장', password: 'password1234' };
    expect(await staffSend(app, 'POST', '/api/staff/invites/accept', { body: weak })).toMatchObject({
      status: 422,
      fields: { password: expect.stringContaining('짐작') },
    });
    const { signedIn } = await acceptInvite(app, token, { name: '김원장', site: 'edu' });
    expect(signedIn.data.recoveryCodes).toHaveLength(10);
    expect((await me(signedIn.data.token)).data).toMatchObject({
      name: '김원장',
      posts: [{ academyNo, role: 'DIRECTOR' }],
    });
    for (const url of ['/api/staff/invites/check', '/api/staff/invites/accept']) {
      const again = { token, ...(url.endsWith('accept') ? { name: '딴사람', password: STAFF_PASSWORD } : {}) };
      expect(await staffSend(app, 'POST', url, { body: again })).toMatchObject({
        status: 422,
        code: 'STAFF_INVITE_GONE',
      });
    }
  });

  it('is gone after two weeks, on another site, and after a second one', async () => {
    const first = await invite('late@sea.kr');
    const second = await invite('late@sea.kr');
    const check = (token: string, site: 'edu' | 'school' = 'edu') =>
      staffSend(app, 'POST', '/api/staff/invites/check', { body: { token }, site });
    expect((await check(first)).code).toBe('STAFF_INVITE_GONE');
    expect((await check(second, 'school')).code).toBe('STAFF_INVITE_GONE');
    expect((await check(second)).status).toBe(200);
    app.clock.advance(14 * 24 * HOUR);
    expect((await check(second)).code).toBe('STAFF_INVITE_GONE');
  });

  it('adds an institution to somebody who is here already', async () => {
    institutions += 1;
    const other = await makeInstitution(app, `둘째 학원 ${institutions}`);
    const one = await makeStaff(app, academyNo, 'TEACHER');
    const token = await invite(one.email, other, 'DIRECTOR');
    const accept = { token, name: '또다른', password: STAFF_PASSWORD };
    expect((await staffSend(app, 'POST', '/api/staff/invites/accept', { body: accept })).code).toBe('CONFLICT');
    const stranger = await makeStaff(app, academyNo, 'TEACHER');
    const join = (as: string) => staffSend(app, 'POST', '/api/staff/invites/join', { token: as, body: { token } });
    expect((await join(stranger.token)).code).toBe('STAFF_INVITE_GONE');
    expect((await join(one.token)).status).toBe(200);
    expect((await me(one.token)).data.posts.map((post) => [post.academyNo, post.role])).toEqual([
      [academyNo, 'TEACHER'],
      [other, 'DIRECTOR'],
    ]);
  });
});

describe('signing in', () => {
  it('takes the password and a code, each code once', async () => {
    const { email, secret } = await makeStaff(app, academyNo, 'TEACHER');
    app.clock.advance(MINUTE);
    const step = await signIn(email.toUpperCase());
    expect(step.data).toMatchObject({ step: 'SECOND_FACTOR', codes: true, passkeys: false });
    expect((await giveCode(step.data.challenge, '000000')).code).toBe('STAFF_CODE_WRONG');
    const code = codeOf(app, secret);
    const signedIn = await giveCode(step.data.challenge, code);
    expect(signedIn).toMatchObject({ status: 200, data: { recoveryCodes: null } });
    expect((await giveCode(step.data.challenge, code)).code).toBe('STAFF_STEP_GONE');
    const once = await signIn(email);
    expect((await giveCode(once.data.challenge, code)).code).toBe('STAFF_CODE_WRONG');
  });

  it('takes a recovery code in place of one, once', async () => {
    const token = await invite('lost@sea.kr');
    const { signedIn } = await acceptInvite(app, token, { name: '잃은이', site: 'edu' });
    const [recovery = ''] = signedIn.data.recoveryCodes ?? [];
    const step = await signIn('lost@sea.kr');
    expect((await giveCode(step.data.challenge, recovery.toUpperCase())).status).toBe(200);
    expect((await giveCode((await signIn('lost@sea.kr')).data.challenge, recovery)).code).toBe('STAFF_CODE_WRONG');
  });

  it('reveals nothing about an address, and slows guesses down', async () => {
    const { email } = await makeStaff(app, academyNo, 'TEACHER');
    const unknown = await signIn('nobody@sea.kr', 'whatever it is');
    const wrong = await signIn(email, 'whatever it is');
    expect([wrong.status, wrong.code, wrong.message]).toEqual([unknown.status, unknown.code, unknown.message]);
    for (let tries = 0; tries < 4; tries += 1) await signIn(email, 'guess');
    expect(await signIn(email)).toMatchObject({ status: 429, code: 'SIGN_IN_SLOW_DOWN' });
    app.clock.advance(MINUTE);
    expect((await signIn(email)).status).toBe(200);
  });

  it('lets no password alone choose a second factor where there is one', async () => {
    const { email } = await makeStaff(app, academyNo, 'TEACHER');
    const step = await signIn(email);
    const body = { challenge: step.data.challenge };
    for (const url of ['/api/staff/second-factor/codes', '/api/staff/second-factor/passkey-options']) {
      expect((await staffSend(app, 'POST', url, { body })).code).toBe('STAFF_STEP_GONE');
    }
  });

  it('is over after half an hour of rest and after twelve hours', async () => {
    const { token } = await makeStaff(app, academyNo, 'TEACHER');
    app.clock.advance(29 * MINUTE);
    expect((await me(token)).status).toBe(200);
    app.clock.advance(29 * MINUTE);
    expect((await me(token)).status).toBe(200);
    app.clock.advance(30 * MINUTE);
    expect((await me(token)).status).toBe(401);
    const busy = await makeStaff(app, academyNo, 'TEACHER');
    for (let hour = 0; hour < 24; hour += 1) {
      app.clock.advance(29 * MINUTE);
      await me(busy.token);
    }
    app.clock.advance(29 * MINUTE);
    expect((await me(busy.token)).status).toBe(401);
  });

  it('belongs to one site, and there is none on the home site', async () => {
    const { token, email } = await makeStaff(app, academyNo, 'TEACHER');
    expect((await staffSend(app, 'GET', '/api/staff/me', { token, site: 'school' })).status).toBe(401);
    expect((await staffSend(app, 'GET', '/api/staff/me', { token, site: 'home' })).status).toBe(401);
    const body = { email, password: STAFF_PASSWORD };
    expect((await staffSend(app, 'POST', '/api/staff/sign-in', { body, site: 'school' })).status).toBe(422);
    expect((await staffSend(app, 'POST', '/api/staff/sign-in', { body, site: 'home' })).status).toBe(404);
  });

  it('ends with another password, all but the one that changed it', async () => {
    const { token, email, secret } = await makeStaff(app, academyNo, 'TEACHER');
    app.clock.advance(MINUTE);
    const second = await giveCode((await signIn(email)).data.challenge, codeOf(app, secret));
    const change = (password: string, newPassword: string) =>
      staffSend(app, 'POST', '/api/staff/password', { token, body: { password, newPassword } });
    expect((await change('wrong', '바람 우산 기차 호수 겨울')).fields).toMatchObject({ password: expect.any(String) });
    expect((await change(STAFF_PASSWORD, 'qwertyuiop12')).fields).toMatchObject({ newPassword: expect.any(String) });
    expect((await change(STAFF_PASSWORD, '바람 우산 기차 호수 겨울')).status).toBe(200);
    expect((await me(token)).status).toBe(200);
    expect((await me(second.data.token)).status).toBe(401);
    expect((await signIn(email)).code).toBe('STAFF_SIGN_IN_FAILED');
  });
});
