import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { makeAccount } from '../support/makeAccount.ts';
import { operate } from '../support/operate.ts';
import { PRODUCTS, ticketBuyer } from '../support/ticketBuyer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ payment: true, env: { contentDir: makeFixtureContent(1) } });
});
afterAll(() => app.close());

const entries = (accountNo: number) =>
  app.db.selectFrom('audit_log').selectAll().where('account_no', '=', accountNo).orderBy('log_no').execute();
/** What has been noted of an account since the last look. */
const seen = new Map<number, number>();
async function news(accountNo: number): Promise<string[]> {
  const all = await entries(accountNo);
  const fresh = all.slice(seen.get(accountNo) ?? 0);
  seen.set(accountNo, all.length);
  return fresh.map(({ actor_kind, event }) => `${actor_kind} ${event}`);
}

describe('the audit log', () => {
  it('notes a payment and its refund, each once', async () => {
    const buyer = await ticketBuyer(app);
    expect((await buyer.buy(PRODUCTS.missionMonthly)).status).toBe(200);
    const bought = await news(buyer.accountNo);
    expect(bought.filter((entry) => entry.endsWith('PAYMENT_CAPTURED'))).toHaveLength(1);
    expect((await buyer.refund(6900)).status).toBe(200);
    const given = await news(buyer.accountNo);
    expect(given.filter((entry) => entry.endsWith('PAYMENT_REFUNDED'))).toHaveLength(1);
  });

  it('notes who of the operators read about whom', async () => {
    const { accountNo, accountId } = await makeAccount(app, 'edu');
    await operate(app, 'account', 'show', `edu/${accountId}`);
    await operate(app, 'account', 'audit', `edu/${accountId}`);
    const noted = await entries(accountNo);
    expect(noted.map(({ actor, event, at }) => [actor, event, at])).toEqual([
      ['kim', 'ACCOUNT_READ', app.clock.now()],
      ['kim', 'AUDIT_READ', app.clock.now()],
    ]);
  });

  it('can be added to and neither changed nor shortened, by anybody who has the database', async () => {
    const before = await app.db.selectFrom('audit_log').selectAll().execute();
    expect(before.length).toBeGreaterThan(5);
    const change = app.db.updateTable('audit_log').set({ actor: 'nobody' }).execute();
    await expect(change).rejects.toThrow('audit_log is append-only');
    await expect(app.db.deleteFrom('audit_log').execute()).rejects.toThrow('audit_log is append-only');
    expect(await app.db.selectFrom('audit_log').selectAll().execute()).toEqual(before);
  });

  it('holds numbers and codes, never a name, an address or a text', async () => {
    const { accountId } = await makeAccount(app, 'edu', { name: '감사대상', email: 'audited@sea.kr' });
    await app.post('/api/auth/sign-in', { accountId, password: 'wrong-Guess1' });
    await app.post('/api/auth/sign-in', { accountId: 'a name somebody typed', password: 'wrong-Guess1' });
    await operate(app, 'account', 'show', `edu/${accountId}`);
    const rows = JSON.stringify(await app.db.selectFrom('audit_log').selectAll().execute());
    for (const secret of ['감사대상', 'audited@sea.kr', accountId, 'a name somebody typed', 'wrong-Guess1']) {
      expect(rows).not.toContain(secret);
    }
  });
});
