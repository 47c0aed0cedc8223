import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { SignInData } from '#contract/auth.ts';
import { DAY } from '#domain/time/duration.ts';
import { passwordHash } from '#server/modules/auth/passwordHash.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { joiner } from '../support/joiner.ts';
import { loginOf, makeAccount, PASSWORD } from '../support/makeAccount.ts';
import { proveContact } from '../support/proveContact.ts';

/** Of somebody called 문어진, born on 2012-05-04, with the number 010-1234-9876, of 모래초등학교. */
const owner = {
  name: '문어진',
  birthday: '20120504',
  email: 'muneo@sea.kr',
  mobile_no: '01012349876',
  school_name: '모래초등학교',
};
const own = ['ansdjwls1', 'DjwlsAns7', 'mooneojin1', 'eojin0504', '20120504!a', 'ahfo2012!', '9876eojin', 'muneo!!12'];
const common = [
  'wjdgus12',
  'rlaalswl1',
  'minji2014',
  'tkfkdgo1',
  'daehanminguk1',
  'qwer1234!',
  '1q2w3e4r5t',
  'P@ssw0rd12',
];
const FINE = 'lamp+otter53';
const both = (password: string) => ({ password, passwordConfirmation: password });

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterAll(() => app.close());

/** Tries each, and the one that nobody guesses last. */
async function expectRefused(set: (password: string) => Promise<{ status: number; fields?: Record<string, string> }>) {
  for (const password of own) {
    expect([password, await set(password)]).toEqual([password, expect.objectContaining({ status: 422 })]);
    expect((await set(password)).fields).toEqual({
      password: expect.stringMatching(/다른 사람이 아는 것.*나와 관계없는 낱말/),
    });
  }
  for (const password of common) {
    expect([password, (await set(password)).fields]).toEqual([
      password,
      { password: expect.stringContaining('쉽게 짐작') },
    ]);
  }
  expect((await set(FINE)).status).toBe(200);
}

describe('a password that others guess is refused', () => {
  it('on the form of joining', async () => {
    const joining = await buildTestApp({ content: 'demo', sandbox: true });
    onTestFinished(() => joining.close());
    const her = await joiner(joining, 'SELF');
    await her.until('FORM');
    const { mobile_no, school_name, ...texts } = owner;
    const form = { ...texts, birthday: '20120504', mobileNo: mobile_no, schoolName: school_name };
    await expectRefused((password) => her.form({ ...form, ...both(password) }));
  });

  it('on my page', async () => {
    const { accountNo } = await makeAccount(app, 'edu', {
      ...owner,
      email: 'muneo@beach.kr',
      mobile_no: '01099999876',
    });
    const token = await loginOf(app, 'edu', accountNo);
    await app.post('/api/auth/validate-password', { password: PASSWORD }, token);
    await expectRefused((password) => app.put('/api/account/password/me', both(password), token));
  });

  it('by the link of a mail', async () => {
    const contacts = { email: 'muneo@rock.kr', mobile_no: '01088889876' };
    const { accountId, accountNo } = await makeAccount(app, 'edu', { ...owner, ...contacts });
    await proveContact(app, accountNo);
    await app.post('/api/account/password-resets', { by: 'EMAIL', accountId, email: 'muneo@rock.kr' });
    await app.sendMails();
    const resetToken = /#token=([\w-]{43})/.exec(app.mails.at(-1)?.text ?? '')?.[1];
    await expectRefused((password) =>
      app.post('/api/account/password-resets/confirm', { resetToken, ...both(password) }),
    );
  });

  it('when it is time for a new one', async () => {
    const { accountId } = await makeAccount(app, 'edu', {
      ...owner,
      ...{ email: 'muneo@reef.kr', mobile_no: '01077779876', created_at: app.clock.now() - 180 * DAY },
    });
    const held = await app.post<{ temporaryToken: string }>('/api/auth/sign-in', { accountId, password: PASSWORD });
    const { temporaryToken } = held.data;
    await expectRefused((password) => app.post('/api/auth/change-password', { temporaryToken, ...both(password) }));
  });
});

it('lets in whoever has such a password from before', async () => {
  const password_hash = await passwordHash.create('rlaalswl1');
  const { accountId } = await makeAccount(app, 'edu', { name: '김민지', password_hash });
  const signedIn = await app.post<SignInData>('/api/auth/sign-in', { accountId, password: 'rlaalswl1' });
  expect(signedIn).toMatchObject({ status: 200, data: { outcome: 'SIGNED_IN' } });
});
