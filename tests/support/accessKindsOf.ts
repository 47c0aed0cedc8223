import type { TestApp } from './buildTestApp.ts';

/** Kinds of the access records of an account, in their order. */
export async function accessKindsOf(app: TestApp, accountNo: number): Promise<string[]> {
  const rows = await app.db
    .selectFrom('access_record')
    .select('kind')
    .where('account_no', '=', accountNo)
    .orderBy('record_no')
    .execute();
  return rows.map(({ kind }) => kind);
}
