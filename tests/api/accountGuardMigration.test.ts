import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountGuards } from '#server/db/migrations/018_account_guards.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeAccount } from '../support/makeAccount.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterAll(() => app.close());

it('learns from the audit log who asked for the withdrawals that are under way', async () => {
  const leaving = { status: 'WITHDRAWAL_REQUEST', status_before_withdrawal: 'ACTIVE' } as const;
  const asked = async (special: Parameters<typeof makeAccount>[2], ...by: ('ACCOUNT' | 'OPERATOR')[]) => {
    const { accountNo } = await makeAccount(app, 'edu', special);
    const common = { at: app.clock.now(), actor: 'x', event: 'WITHDRAWAL_REQUESTED', accountNo };
    for (const actorKind of by) await auditLog.append(app.db, { ...common, actorKind });
    return accountNo;
  };
  const expected = new Map([
    [await asked(leaving, 'ACCOUNT'), 'SELF'],
    [await asked(leaving, 'OPERATOR'), 'OPERATOR'],
    [await asked(leaving, 'ACCOUNT', 'OPERATOR'), 'OPERATOR'],
    [await asked(leaving), null],
    // Undone long ago.
    [await asked({}, 'OPERATOR'), null],
  ]);
  const { up, down } = accountGuards(app.database.engine);
  await down?.(app.db);
  await up(app.db);
  const rows = await app.db
    .selectFrom('account')
    .select(['account_no', 'withdrawal_requested_by'])
    .where('account_no', 'in', [...expected.keys()])
    .execute();
  expect(new Map(rows.map((row) => [row.account_no, row.withdrawal_requested_by]))).toEqual(expected);
});
