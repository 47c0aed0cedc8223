import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessRecords } from '#server/db/migrations/025_access_records.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
});
afterAll(() => app.close());

it('can be taken back and made again, and the audit log keeps its rows and refuses changes', async () => {
  const entry = { at: 1, actorKind: 'OPERATOR', actor: 'kim', event: 'ACCOUNT_READ' } as const;
  await auditLog.append(app.db, entry);
  await app.signIn();
  const { up, down } = accessRecords(app.database.engine);
  await down?.(app.db);
  const tables = (await app.db.introspection.getTables()).map(({ name }) => name);
  for (const table of ['access_record', 'operator_account', 'operator_session', 'operator_token']) {
    expect(tables).not.toContain(table);
  }
  await up(app.db);
  await app.signIn();
  expect(await app.db.selectFrom('access_record').select('kind').execute()).toEqual([{ kind: 'SIGN_IN' }]);
  const rows = await app.db.selectFrom('audit_log').select(['actor', 'place']).execute();
  expect(rows).toEqual([{ actor: 'kim', place: null }]);
  await expect(app.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
});
