import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AquariumChange } from '#contract/aquarium.ts';
import type { MissionAttempt } from '#contract/mission.ts';
import { keyQuota } from '#domain/limit/keyQuota.ts';
import { sweepOldRows } from '#server/jobs/sweepOldRows.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

describe('idempotency keys', () => {
  let app: TestApp;
  let token: string;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
    token = await app.signIn();
  });
  afterEach(() => app.close());

  const bread = { itemId: 'bread', quantity: 1 };
  const buy = (key: string | undefined, body: object = bread) =>
    app.send<AquariumChange>('POST', '/api/aquarium/purchases/me', { token, body, key: key ?? '' });
  const purchases = async () => (await app.db.selectFrom('purchase').selectAll().execute()).length;

  it('are needed where something is spent', async () => {
    for (const key of ['', 'short', 'with blanks in it', 'x'.repeat(101)]) {
      expect(await buy(key)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REQUIRED' });
    }
    expect(await purchases()).toBe(0);
  });

  it('replay the first answer and do nothing again', async () => {
    const first = await buy('first-key');
    app.clock.advance(60_000);
    const again = await buy('first-key', { quantity: 1, itemId: 'bread' });
    expect(again.data).toEqual(first.data);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(await purchases()).toBe(1);
  });

  it('keep an answer without the shop, which follows from the rest', async () => {
    const first = await buy('first-key');
    expect(first.data.state.shop.length).toBeGreaterThan(50);
    const kept = await app.db.selectFrom('idempotency_key').select('response').executeTakeFirstOrThrow();
    expect(kept.response?.length).toBeLessThan(3_000);
    // What an older version has kept is whole.
    await app.db
      .updateTable('idempotency_key')
      .set({ response: JSON.stringify(first.data) })
      .execute();
    expect((await buy('first-key')).data).toEqual(first.data);
  });

  it('refuse another request under the same key', async () => {
    await buy('first-key');
    expect((await buy('first-key', { itemId: 'bread', quantity: 2 })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(
      (await app.post('/api/aquarium/care/me', { action: 'feed', itemId: 'bread' }, token, 'first-key')).code,
    ).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await purchases()).toBe(1);
  });

  it('belong to one account', async () => {
    const school = await app.signIn('school');
    await buy('shared-key');
    const other = await app.send('POST', '/api/aquarium/purchases/me', {
      site: 'school',
      token: school,
      body: bread,
      key: 'shared-key',
    });
    expect(other.headers['idempotency-replayed']).toBeUndefined();
    expect(await purchases()).toBe(2);
  });

  it('let many equal requests at once take effect once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy('parallel-key')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.purchaseNo)).size).toBe(1);
    expect(await purchases()).toBe(1);
  });

  it('never let many requests at once spend more than there is', async () => {
    await app.db.updateTable('purse').set({ shells: 25 }).execute();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => buy(`buy-number-${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'NOT_ENOUGH_SHELLS')).toHaveLength(10);
    const left = await app.db.selectFrom('purse').select('shells').execute();
    expect(Math.min(...left.map(({ shells }) => shells))).toBe(5);
  });

  it('are free again after a failure', async () => {
    await app.db.updateTable('purse').set({ shells: 0 }).execute();
    expect((await buy('first-key')).code).toBe('NOT_ENOUGH_SHELLS');
    await app.db.updateTable('purse').set({ shells: 100 }).execute();
    expect((await buy('first-key')).status).toBe(200);
  });

  it('are forgotten after two weeks, like logins that ended', async () => {
    await buy('first-key');
    const rows = async () => [
      (await app.db.selectFrom('idempotency_key').selectAll().execute()).length,
      (await app.db.selectFrom('login_token').selectAll().execute()).length,
    ];
    await sweepOldRows(app.db, app.clock.now());
    expect(await rows()).toEqual([1, 1]);
    await sweepOldRows(app.db, app.clock.now() + 15 * 24 * 3600 * 1000);
    expect(await rows()).toEqual([0, 0]);
  });
});

describe('what is kept of an account under its keys', () => {
  let app: TestApp;
  let token: string;
  beforeEach(async () => {
    app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
    token = await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo);
  });
  afterEach(() => app.close());

  const start = (key: string, readingMissionType = 'OX') =>
    app.post<MissionAttempt>('/api/mission/attempts', { bookNo: FIRST_BOOK, readingMissionType }, token, key);
  const kept = () => app.db.selectFrom('idempotency_key').selectAll().execute();
  const useUp = (count: number, by = keyQuota.perDay) =>
    app.db
      .updateTable('idempotency_day')
      .set({ kept_count: by - count })
      .execute();

  it('is no answer where one can be built again: the attempt as it is now', async () => {
    const first = (await start('first-key')).data;
    await app.put(
      `/api/mission/attempts/${first.attemptNo}/answers/${first.content.kind === 'OX' ? first.content.items[0]?.key : ''}`,
      { value: 'O', seq: 1 },
      token,
    );
    const again = await start('first-key');
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.data.attemptNo).toBe(first.attemptNo);
    expect(again.data.content).toEqual(first.content);
    expect(again.data.answers).toHaveLength(1);
    expect(await kept()).toMatchObject([{ response: null, reference: first.attemptNo }]);
    await app.post(`/api/mission/attempts/${first.attemptNo}/submissions`, { confirmIncomplete: true }, token);
    expect((await start('first-key')).data.attemptNo).toBe(first.attemptNo);
  });

  it('has an end each day, said with the time until the next one, and begins anew then', async () => {
    await start('first-key');
    await useUp(1);
    expect((await start('second-key')).status).toBe(200);
    const refused = await start('third-key');
    expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.message).toContain('모두 저장되어 있으니');
    // 15:00 in Seoul.
    expect(refused.headers['retry-after']).toBe(String(9 * 3600));
    expect((await start('second-key')).headers['idempotency-replayed']).toBe('true');
    expect(await kept()).toHaveLength(2);
    app.clock.advance(9 * 3600 * 1000);
    expect((await start('third-key')).status).toBe(200);
  });

  it('never keeps anybody from handing in', async () => {
    const { attemptNo } = (await start('first-key')).data;
    await useUp(-50);
    const path = `/api/mission/attempts/${attemptNo}/submissions`;
    expect((await app.post(path, { confirmIncomplete: true }, token)).status).toBe(200);
    expect((await start('second-key', 'QUIZ')).status).toBe(429);
  });

  it('counts nothing that failed, and is more for a demo account', async () => {
    await start('first-key');
    for (let call = 0; call < 5; call += 1) expect((await start(`missing-${call}`, 'NOTHING')).status).toBe(422);
    expect((await app.post('/api/mission/attempts', { bookNo: 987_654, readingMissionType: 'OX' }, token)).status).toBe(
      404,
    );
    expect(await app.db.selectFrom('idempotency_day').select('kept_count').execute()).toEqual([{ kept_count: 1 }]);
    const demo = await app.signIn();
    const buy = () => app.post('/api/aquarium/purchases/me', { itemId: 'bread', quantity: 1 }, demo);
    expect((await buy()).status).toBe(200);
    await useUp(0);
    expect((await buy()).status).toBe(200);
  });
});
