import type { Db } from '#server/db/Db.ts';
import type { TestApp } from './buildTestApp.ts';

/** Every row of every table as text, by table: to be compared, or searched for what must not be there. */
export async function dumpTables(db: Db): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables();
  const dump: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await db
      .selectFrom(name as 'account')
      .selectAll()
      .execute();
    dump[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return dump;
}

/** The same once no mail is on its way any longer, so that two looks differ only by what was done between them. */
export async function storedBy(app: TestApp): Promise<Record<string, string[]>> {
  await app.sendMails();
  return dumpTables(app.db);
}
