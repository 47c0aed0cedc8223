import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountInfo } from '#contract/account.ts';
import type { DemoLogin } from '#contract/auth.ts';
import type { SiteName } from '#contract/site.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { confirmPassword } from '../support/confirmPassword.ts';
import { loginOf, makeAccount, PASSWORD } from '../support/makeAccount.ts';
import { proveContact } from '../support/proveContact.ts';

/** Sixteen years old on the day where the fake clock starts. */
const OLDER = { birthday: '20100301', email: 'older@sea.kr', mobile_no: '01022223333' };

describe("changing one's own data", () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
  });
  afterEach(() => app.close());

  const student = async (special: Parameters<typeof makeAccount>[2] = OLDER, site: SiteName = 'edu') => {
    const made = await makeAccount(app, site, special);
    const token = await loginOf(app, site, made.accountNo);
    await confirmPassword(app, token, site);
    return { ...made, token };
  };
  const change = (token: string, body: object, site: SiteName = 'edu') =>
    app.send<{ done: true }>('PUT', '/api/account/info/me', { site, token, body });
  const detail = (token: string, site: SiteName = 'edu') =>
    app.send<AccountInfo>('POST', '/api/account/infoDetail', { site, token });
  const row = (accountNo: number) =>
    app.db.selectFrom('account').selectAll().where('account_no', '=', accountNo).executeTakeFirstOrThrow();
  const audits = async (accountNo: number) =>
    (
      await app.db
        .selectFrom('audit_log')
        .select(['event', 'details'])
        .where('account_no', '=', accountNo)
        .orderBy('log_no')
        .execute()
    ).map(({ event, details }) => ({ event, ...JSON.parse(details) }));

  it('is open for five minutes after the password was confirmed, and so is looking at it', async () => {
    const { accountNo, token } = await student();
    const fresh = await loginOf(app, 'edu', accountNo);
    for (const answer of [await detail(fresh), await change(fresh, { schoolName: '바다초' })]) {
      expect(answer).toMatchObject({ status: 422, code: 'PASSWORD_CHECK_REQUIRED', data: undefined });
    }
    expect((await detail(token)).data).toMatchObject({ email: 'older@sea.kr', mobileNo: '01022223333' });
    app.clock.advance(5 * MINUTE);
    expect((await detail(token)).code).toBe('PASSWORD_CHECK_REQUIRED');
    expect((await change(token, { schoolName: '바다초' })).code).toBe('PASSWORD_CHECK_REQUIRED');
    expect((await row(accountNo)).school_name).toBeNull();
  });

  it('stores what was given in its one form and leaves the rest', async () => {
    const { accountNo, token } = await student();
    const body = {
      name: '  이  바다 ',
      gender: 'WOMEN',
      email: ' New.Address@Sea.KR ',
      mobileNo: '010-9999-8888',
      schoolName: '한빛중학교',
      schoolGrade: 'MIDDLE_3',
    };
    expect(await change(token, body)).toMatchObject({ status: 200, data: { done: true } });
    const stored = {
      name: '이 바다',
      gender: 'WOMEN',
      email: 'new.address@sea.kr',
      mobile_no: '01099998888',
      school_name: '한빛중학교',
      school_grade: 'MIDDLE_3',
    };
    expect(await row(accountNo)).toMatchObject(stored);
    expect((await change(token, { schoolName: null, gender: null })).status).toBe(200);
    expect(await row(accountNo)).toMatchObject({ ...stored, school_name: null, gender: null });
  });

  it('refuses each field by its own rule and then changes nothing', async () => {
    const { accountNo, token } = await student();
    const before = await row(accountNo);
    const wrong: Record<string, unknown> = {
      name: 'ㅣ',
      email: 'not an address',
      mobileNo: '02-123-4567',
      schoolName: '가'.repeat(51),
      schoolGrade: 'MIDDLE_COMMON',
      zipCode: '12345',
    };
    const answer = await change(token, { ...wrong, gender: 'MEN' });
    expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect(Object.keys(answer.fields ?? {}).sort()).toEqual(Object.keys(wrong).sort());
    for (const [field, value] of Object.entries(wrong)) {
      expect(Object.keys((await change(token, { [field]: value })).fields ?? {})).toEqual([field]);
    }
    for (const field of ['name', 'schoolGrade']) {
      expect((await change(token, { [field]: '' })).fields).toHaveProperty(field);
    }
    expect(await row(accountNo)).toEqual(before);
  });

  it('takes no name that leads somewhere: mails carry it', async () => {
    const { accountNo, token } = await student();
    for (const name of ['당첨 www.evil.kr 확인', 'evil.kr/가자', '김바다@sea.kr', '전화 010-1234-5678']) {
      expect((await change(token, { name })).fields).toEqual({ name: '이름에는 글자만 입력해 주십시오.' });
    }
    expect((await change(token, { name: '아이린·김' })).status).toBe(200);
    expect(await row(accountNo)).toMatchObject({ name: '아이린·김' });
  });

  it('never takes what is not on the form', async () => {
    const { accountNo, token } = await student();
    const before = await row(accountNo);
    for (const extra of [
      'accountId',
      'raq',
      'birthday',
      'protectorMobileNo',
      'accountStatus',
      'bookPoint',
      'academyNo',
    ]) {
      expect((await change(token, { schoolName: '바다초', [extra]: '1' })).status).toBe(422);
    }
    expect(await row(accountNo)).toEqual(before);
  });

  it('lets nobody of 14 and over take the last ways to find a password away, a younger one may', async () => {
    const { token } = await student();
    expect(Object.keys((await change(token, { email: null, mobileNo: '' })).fields ?? {})).toEqual([
      'email',
      'mobileNo',
    ]);
    const child = await student({ birthday: '20140312', email: 'child@sea.kr', protector_mobile_no: '01044445555' });
    expect((await change(child.token, { email: null })).status).toBe(200);
    expect(await row(child.accountNo)).toMatchObject({ email: null, protector_mobile_no: '01044445555' });
    const without = await student({ birthday: '20100301' });
    expect((await change(without.token, { email: null, name: '김바다' })).status).toBe(200);
  });

  it('tells nobody that another account has a contact', async () => {
    const one = await student();
    for (const kind of ['EMAIL', 'MOBILE'] as const) await proveContact(app, one.accountNo, kind);
    const two = await student({ birthday: '20100301' });
    expect(await change(two.token, { email: 'OLDER@sea.kr', mobileNo: '010 2222 3333' })).toMatchObject({
      status: 200,
    });
    expect(await row(two.accountNo)).toMatchObject({ email: 'older@sea.kr', mobile_no: '01022223333' });
  });

  it('keeps the address of a home student, and tells it on the page for the own data only', async () => {
    const { token } = await student({ birthday: '20100301' }, 'home');
    const address = { zipCode: '06236', address: '서울 강남구 테헤란로 1', addressDetail: '101동 202호' };
    expect((await change(token, { ...address, zipCode: '1234' }, 'home')).fields).toHaveProperty('zipCode');
    expect((await change(token, address, 'home')).status).toBe(200);
    expect((await detail(token, 'home')).data).toMatchObject(address);
    const me = await app.send<AccountInfo>('POST', '/api/account/me', { site: 'home', token });
    expect(JSON.stringify(me.data)).not.toContain('테헤란로');
  });

  it('writes consents to news down, each change once', async () => {
    const { accountNo, token } = await student();
    expect((await change(token, { allowEmailYn: 'Y', allowSmsYn: 'N' })).status).toBe(200);
    await change(token, { allowEmailYn: 'Y' });
    await change(token, { allowEmailYn: 'N', allowSmsYn: 'Y' });
    const rows = await app.db.selectFrom('consent').selectAll().where('account_no', '=', accountNo).execute();
    expect(rows.map(({ doc_code, agreed }) => [doc_code, agreed])).toEqual([
      ['MARKETING_EMAIL', 1],
      ['MARKETING_EMAIL', 0],
      ['MARKETING_SMS', 1],
    ]);
    const document = app.policies.current('edu', 'MARKETING_EMAIL', '2026-05-06');
    expect(rows[0]).toMatchObject({
      actor: 'SELF',
      doc_version: document?.version,
      doc_sha256: document?.sha256,
      required: 0,
      method: 'WEB',
      agreed_at: app.clock.now(),
    });
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
    expect(await row(accountNo)).toMatchObject({ allow_email: 0, allow_sms: 1 });
  });

  it('leaves agreeing to news to the guardian of a child, and lets the child take it back', async () => {
    const { accountNo, token } = await student({ birthday: '20140312', allow_email: 1 });
    const refused = await change(token, { allowSmsYn: 'Y' });
    expect(refused).toMatchObject({ status: 422, fields: { allowSmsYn: expect.stringContaining('보호자') } });
    expect((await change(token, { allowEmailYn: 'N' })).status).toBe(200);
    expect(await row(accountNo)).toMatchObject({ allow_email: 0, allow_sms: 0 });
  });

  it('audits what was changed without saying to what, but both grades', async () => {
    const { accountNo, token } = await student({ ...OLDER, school_grade: 'HIGH_1' });
    await change(token, { name: '이파도', email: 'secret@sea.kr', schoolGrade: 'HIGH_2' });
    await change(token, { schoolGrade: 'HIGH_2' });
    await change(token, {});
    const events = (await audits(accountNo)).filter(({ event }) => /INFO|GRADE/.test(event));
    expect(events).toEqual([
      { event: 'INFO_CHANGED', fields: 'email name schoolGrade' },
      { event: 'GRADE_CHANGED', from: 'HIGH_1', to: 'HIGH_2' },
      { event: 'INFO_CHANGED', fields: 'schoolGrade' },
    ]);
  });

  it('keeps nothing that a visitor writes about the demo student, whom the next visitor meets', async () => {
    const token = await app.signIn('edu');
    await confirmPassword(app, token);
    const before = (await detail(token)).data;
    for (const body of [{ name: '김바보', mobileNo: '01099998888' }, { schoolName: '우리집 옆 학교' }, {}]) {
      expect(await change(token, body)).toMatchObject({ status: 422, code: 'DEMO_ACCOUNT' });
    }
    expect((await detail(token)).data).toEqual(before);
    // Changed under the version before.
    await app.db.updateTable('account').set({ name: '김바보' }).where('account_id', '=', 'badaedu').execute();
    expect((await app.get<DemoLogin>('/api/auth/demo')).data.name).toBe('김바다');
  });

  describe('the password', () => {
    const next = { password: 'Gorae#Pado71', passwordConfirmation: 'Gorae#Pado71' };
    const put = (token: string, body: object) => app.put('/api/account/password/me', body, token);

    it('needs the old one first', async () => {
      const { accountNo } = await student();
      const fresh = await loginOf(app, 'edu', accountNo);
      expect((await put(fresh, next)).code).toBe('PASSWORD_CHECK_REQUIRED');
    });

    it('of a demo account stays as the login page shows it', async () => {
      const token = await app.signIn('edu');
      await confirmPassword(app, token);
      expect(await put(token, next)).toMatchObject({ status: 422, code: 'DEMO_ACCOUNT' });
      await app.signIn('edu');
    });

    it('is changed by its rules', async () => {
      const { token, accountId } = await student();
      for (const [wrong, field] of [
        [{ password: 'short1', passwordConfirmation: 'short1' }, 'password'],
        [{ password: 'password1!', passwordConfirmation: 'password1!' }, 'password'],
        [{ password: PASSWORD, passwordConfirmation: PASSWORD }, 'password'],
        [{ ...next, passwordConfirmation: 'Gorae#Pado72' }, 'passwordConfirmation'],
      ] as const) {
        const answer = await put(token, wrong);
        expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
        expect(Object.keys(answer.fields ?? {})).toEqual([field]);
      }
      expect((await app.post('/api/auth/sign-in', { accountId, password: PASSWORD })).status).toBe(200);
    });

    it('goes on by a new token, while the old one only lasts for what is under way', async () => {
      const { token } = await student();
      const answer = await put(token, next);
      expect(answer).toMatchObject({ status: 200, data: { done: true } });
      const renewed = answer.headers['auth-token'] ?? '';
      expect(renewed).not.toBe('');
      expect((await put(renewed, { password: 'lamp+otter53', passwordConfirmation: 'lamp+otter53' })).status).toBe(200);
      app.clock.advance(2 * 60_000);
      expect((await app.get('/api/main/me', token)).status).toBe(401);
      expect((await put(token, next)).status).toBe(401);
    });

    it('ends every other login, counts at once, and is told by mail and to the audit log', async () => {
      const { accountNo, accountId, token } = await student();
      app.clock.advance(1);
      const other = await loginOf(app, 'edu', accountNo);
      expect((await put(token, next)).status).toBe(200);
      expect((await app.get('/api/main/me', other)).status).toBe(401);
      expect((await app.get('/api/main/me', token)).status).toBe(200);
      expect((await app.post('/api/auth/sign-in', { accountId, password: PASSWORD })).code).toBe('SIGN_IN_FAILED');
      expect((await app.post('/api/auth/sign-in', { accountId, password: next.password })).status).toBe(200);
      await app.sendMails();
      expect(app.mails.map(({ to }) => to)).toEqual(['older@sea.kr']);
      expect(await audits(accountNo)).toContainEqual({ event: 'PASSWORD_CHANGED', way: 'MY_PAGE' });
    });
  });
});
