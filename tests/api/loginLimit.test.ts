import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loginTuning } from '#domain/account/tuning.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { sweepOldRows } from '#server/jobs/sweepOldRows.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeAccount, PASSWORD } from '../support/makeAccount.ts';

describe('logins of one account', () => {
  let app: TestApp;
  let accountId: string;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
    accountId = (await makeAccount(app, 'edu')).accountId;
  });
  afterEach(() => app.close());

  const signIn = async (password = PASSWORD) => {
    app.clock.advance(MINUTE);
    const answer = await app.post<{ token: string }>('/api/auth/sign-in', { accountId, password });
    expect(answer.status).toBe(200);
    return answer.data.token;
  };
  const look = (token: string) => app.get<{ items: unknown[] }>('/api/auth/logins/me', token);

  it('are ten at most: the oldest one ends, and its device reads why', async () => {
    const tokens: string[] = [];
    for (let device = 0; device < loginTuning.mostLogins; device += 1) tokens.push(await signIn());
    for (const token of tokens) expect((await look(token)).status).toBe(200);
    const newest = await signIn();
    const [oldest = '', next = ''] = tokens;
    const ended = await look(oldest);
    expect([ended.status, ended.code]).toEqual([401, 'LOGIN_ENDED']);
    expect(ended.message).toContain('가장 오래된 이 기기의 로그인이 끝났어요');
    expect(ended.message).toContain('그대로');
    expect((await look(next)).status).toBe(200);
    expect((await look(newest)).data.items).toHaveLength(loginTuning.mostLogins);
  });

  it('count as one with their renewals, and end with them', async () => {
    const first = await signIn();
    app.clock.advance(loginTuning.renewAfter + MINUTE);
    const renewed = (await look(first)).headers['auth-token'] ?? '';
    for (let device = 1; device < loginTuning.mostLogins; device += 1) await signIn();
    expect((await look(renewed)).status).toBe(200);
    await signIn();
    expect((await look(renewed)).code).toBe('LOGIN_ENDED');
  });

  it('are no fewer for those that have run out', async () => {
    for (let device = 0; device < loginTuning.mostLogins; device += 1) await signIn();
    app.clock.advance(loginTuning.idleLifetime);
    const one = await signIn();
    const other = await signIn();
    expect([(await look(one)).status, (await look(other)).status]).toEqual([200, 200]);
  });

  it('say why they ended elsewhere too: by their owner, or by a new password', async () => {
    const [here, there] = [await signIn(), await signIn()];
    await app.send('DELETE', '/api/auth/logins/me/others', { token: here });
    const ended = await look(there);
    expect(ended.message).toContain('다른 기기에서 이 기기의 로그인을 끝냈어요');
    const later = await signIn();
    await app.post('/api/auth/validate-password', { password: PASSWORD }, here);
    const changed = await app.put(
      '/api/account/password/me',
      { password: 'Mul!kkogi29', passwordConfirmation: 'Mul!kkogi29' },
      here,
    );
    expect(changed.status).toBe(200);
    expect((await look(here)).status).toBe(200);
    expect((await look(later)).message).toContain('비밀번호를 바꿔서');
  });

  it('say nothing about a token that nobody ever had, and nothing after a day', async () => {
    expect((await look('nobody-ever-had-this-one')).code).toBe('LOGIN_REQUIRED');
    const tokens: string[] = [];
    for (let device = 0; device <= loginTuning.mostLogins; device += 1) tokens.push(await signIn());
    app.clock.advance(loginTuning.idleLifetime + MINUTE);
    await sweepOldRows(app.db, app.clock.now());
    expect((await look(tokens[0] ?? '')).code).toBe('LOGIN_REQUIRED');
  });

  it('are many for a demo account, which many people use at once', async () => {
    const tokens: string[] = [];
    for (let device = 0; device < 30; device += 1) {
      app.clock.advance(1000);
      tokens.push(await app.signIn());
    }
    for (const token of tokens) expect((await look(token)).status).toBe(200);
  });
});
