import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactProofs } from '#server/db/migrations/024_contact_proofs.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeAccount } from '../support/makeAccount.ts';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterEach(() => app.close());

it('counts an address as proved whose owner has set a password by a mailed link and kept it since', async () => {
  const events = {
    reset: ['PASSWORD_CHANGED', { way: 'RESET' }],
    info: ['INFO_CHANGED', { fields: 'email name' }],
  } as const;
  let made = 0;
  const person = async (...done: (keyof typeof events)[]) => {
    made += 1;
    const { accountNo } = await makeAccount(app, 'edu', { email: `p${made}@sea.kr` });
    for (const each of done) {
      const [event, details] = events[each];
      const entry = { at: app.clock.now(), actorKind: 'VISITOR', actor: '', event, accountNo } as const;
      await auditLog.append(app.db, { ...entry, details });
    }
    return accountNo;
  };
  const { up, down } = contactProofs(app.database.engine);
  await down?.(app.db);
  const expected = new Map([
    [await person(), false],
    [await person('reset'), true],
    [await person('info', 'reset'), true],
    [await person('reset', 'info'), false],
    [await person('info'), false],
  ]);
  await app.db.updateTable('account').set({ email: 'demo@sea.kr' }).where('account_id', '=', 'badaedu').execute();
  await up(app.db);
  const proved = await app.db.selectFrom('proved_contact').select(['account_no', 'contact']).execute();
  expect(proved.map(({ contact }) => contact).sort()).toEqual(['demo@sea.kr', 'p2@sea.kr', 'p3@sea.kr']);
  for (const [accountNo, isProved] of expected) {
    expect(proved.some(({ account_no }) => account_no === accountNo)).toBe(isProved);
  }
});

it('goes back where several accounts have a contact, which the first of them keeps', async () => {
  const same = { email: 'same@sea.kr', mobile_no: '01011112222' };
  const first = await makeAccount(app, 'edu', same);
  const second = await makeAccount(app, 'edu', same);
  const { up, down } = contactProofs(app.database.engine);
  await down?.(app.db);
  const rows = await app.db
    .selectFrom('account')
    .select(['email', 'mobile_no'])
    .where('account_no', 'in', [first.accountNo, second.accountNo])
    .orderBy('account_no')
    .execute();
  expect(rows).toEqual([same, { email: null, mobile_no: null }]);
  await up(app.db);
});
