import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

const right = { accountId: 'badaedu', password: 'Bada!2026' };
const wrong = { ...right, password: 'Bada!2027' };

describe('signing in', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
  });
  afterEach(() => app.close());

  const signIn = (body: unknown) => app.post<{ token: string; expiresAt: string }>('/api/auth/sign-in', body);
  const setStatus = (status: 'INACTIVE' | 'NO_AFFILIATION' | 'WITHDRAWAL') =>
    app.db.updateTable('account').set({ status }).where('account_id', '=', right.accountId).execute();

  it('gives a token that opens the account for a day', async () => {
    const answer = await signIn(right);
    expect(answer.status).toBe(200);
    expect(Date.parse(answer.data.expiresAt) - app.clock.now()).toBe(24 * 3600 * SECOND);
    const me = await app.send<{ accountId: string; name: string; readingLevel: string; gameResetDatetime: string }>(
      'POST',
      '/api/account/me',
      { token: answer.data.token },
    );
    expect(me.data).toMatchObject({
      accountId: 'badaedu',
      name: '김바다',
      readingLevel: '5A',
      gameResetDatetime: '2026-05-05T15:00:00.000Z',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('takes a name as tablets write it, and counts its failures together', async () => {
    for (const accountId of ['Badaedu', ' BADAEDU ', 'ｂａｄａｅｄｕ']) {
      expect((await signIn({ ...right, accountId })).status, accountId).toBe(200);
    }
    for (const accountId of ['Badaedu', 'bAdaedu', 'baDaedu', 'badAedu', 'badaEdu']) {
      expect((await signIn({ ...wrong, accountId })).code).toBe('SIGN_IN_FAILED');
    }
    expect((await signIn(right)).code).toBe('SIGN_IN_SLOW_DOWN');
  });

  it('answers an unknown name and a wrong password alike', async () => {
    const [unknown, known] = [await signIn({ ...right, accountId: 'nobodyhere' }), await signIn(wrong)];
    for (const answer of [unknown, known]) {
      expect(answer).toMatchObject({ status: 422, code: 'SIGN_IN_FAILED', fields: undefined });
    }
    expect(unknown.message).toBe(known.message);
  });

  it('slows this login name down after five failures, and only this one', async () => {
    for (let failure = 1; failure <= 5; failure += 1) expect((await signIn(wrong)).code).toBe('SIGN_IN_FAILED');
    const slowed = await signIn(right);
    expect(slowed).toMatchObject({ status: 429, code: 'SIGN_IN_SLOW_DOWN' });
    expect(slowed.headers['retry-after']).toBe('1');
    expect((await app.send('POST', '/api/auth/sign-in', { site: 'school', body: right })).code).toBe('SIGN_IN_FAILED');
    app.clock.advance(SECOND);
    expect((await signIn(right)).status).toBe(200);
    expect((await signIn(wrong)).code).toBe('SIGN_IN_FAILED');
  });

  it('slows down names that do not exist in the same way', async () => {
    const ghost = { accountId: 'ghost12', password: 'x' };
    for (let failure = 1; failure <= 5; failure += 1) await signIn(ghost);
    expect((await signIn(ghost)).code).toBe('SIGN_IN_SLOW_DOWN');
  });

  it('lets no more than five of many guesses at once reach the password', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(wrong)));
    expect(answers.filter(({ code }) => code === 'SIGN_IN_FAILED')).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'SIGN_IN_SLOW_DOWN')).toHaveLength(15);
  });

  it('tells of a suspension only to who knows the password', async () => {
    await setStatus('INACTIVE');
    expect((await signIn(wrong)).code).toBe('SIGN_IN_FAILED');
    expect(await signIn(right)).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      message: '이용이 정지된 상태입니다. 학원/학교에 문의해 주세요.',
    });
    await setStatus('WITHDRAWAL');
    expect((await signIn(right)).code).toBe('SIGN_IN_FAILED');
  });

  it('lets in who belongs nowhere, for the own records only', async () => {
    await setStatus('NO_AFFILIATION');
    const { data } = await signIn(right);
    expect(await app.get('/api/main/me', data.token)).toMatchObject({
      status: 422,
      code: 'NO_AFFILIATION',
      message: '이용 권한이 없습니다. 학원/학교에 문의해 주세요.',
    });
    expect((await app.send('POST', '/api/account/me', { token: data.token })).status).toBe(200);
    const denied = await app.db
      .selectFrom('access_record')
      .select(['detail', 'try_count'])
      .where('kind', '=', 'ACCESS_REFUSED')
      .execute();
    expect(denied).toEqual([{ detail: 'NO_AFFILIATION', try_count: 1 }]);
  });

  it('notes who was there, without a name', async () => {
    await signIn(wrong);
    await signIn({ ...right, accountId: 'nobodyhere' });
    const token = await app.signIn();
    await app.send('POST', '/api/auth/sign-out', { token });
    await setStatus('INACTIVE');
    await signIn(right);
    const rows = await app.db
      .selectFrom('access_record')
      .select(['kind', 'detail', 'account_no', 'device', 'refusal_key'])
      .orderBy('record_no')
      .execute();
    const { account_no: own } = await app.db
      .selectFrom('account')
      .select('account_no')
      .where('account_id', '=', right.accountId)
      .executeTakeFirstOrThrow();
    expect(rows.map(({ kind, detail, account_no }) => [kind, detail, account_no])).toEqual([
      ['SIGN_IN_REFUSED', 'SIGN_IN_FAILED', own],
      ['SIGN_IN_REFUSED', 'SIGN_IN_FAILED', null],
      ['SIGN_IN', '', own],
      ['SIGN_OUT', '', own],
      ['SIGN_IN_REFUSED', 'ACCOUNT_SUSPENDED', own],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/nobodyhere|badaedu/);
  });

  it('keeps neither the token nor the password', async () => {
    const token = await app.signIn();
    const stored = JSON.stringify([
      await app.db.selectFrom('login_token').selectAll().execute(),
      await app.db.selectFrom('account').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(right.password);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('shows the own data masked, and plain on the page for it', async () => {
    await app.db
      .updateTable('account')
      .set({ email: 'badaedu@sea.kr', mobile_no: '01012341234' })
      .where('account_id', '=', right.accountId)
      .execute();
    const token = await app.signIn();
    const me = await app.send('POST', '/api/account/me', { token });
    expect(me.data).toMatchObject({ email: 'ba*****@sea.kr', mobileNo: '010-****-1234' });
    const plain = () => app.send('POST', '/api/account/infoDetail', { token });
    expect((await plain()).code).toBe('PASSWORD_CHECK_REQUIRED');
    await app.post('/api/auth/validate-password', { password: right.password }, token);
    const detail = await plain();
    expect(detail.data).toMatchObject({ email: 'badaedu@sea.kr', mobileNo: '01012341234' });
  });

  it('confirms a password, slowed down like a sign-in', async () => {
    const token = await app.signIn();
    const validate = (password: string) =>
      app.post<{ valid: boolean }>('/api/auth/validate-password', { password }, token);
    const validUntil = new Date(app.clock.now() + 300 * SECOND).toISOString();
    expect((await validate(right.password)).data).toEqual({ valid: true, validUntil });
    const grants = await app.db.selectFrom('login_token').select('password_valid_until').execute();
    expect(grants).toMatchObject([{ password_valid_until: app.clock.now() + 300 * SECOND }]);
    for (let failure = 1; failure <= 5; failure += 1) {
      expect((await validate('wrong')).data).toEqual({ valid: false, validUntil: null });
    }
    expect((await validate(right.password)).code).toBe('SIGN_IN_SLOW_DOWN');
  });

  it('offers the demo login only where there is one', async () => {
    expect((await app.get('/api/auth/demo')).data).toEqual({ ...right, name: '김바다' });
    await app.db.updateTable('account').set({ demo: 0 }).where('account_id', '=', right.accountId).execute();
    expect((await app.get('/api/auth/demo')).status).toBe(404);
    app.env.demo = false;
    expect((await app.get('/api/auth/demo', undefined, 'home')).status).toBe(404);
  });
});
