import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AquariumChange } from '../../contract/aquarium.ts';
import { sweepOldRows } from '../../server/jobs/sweepOldRows.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

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
