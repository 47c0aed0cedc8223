import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';

type Kind = 'DIAGNOSIS' | 'PERSONALITY';

const hasQuery = compileOnce((db, given: { kind: Kind; version: string }) =>
  db.selectFrom('test_material').select('version').where('kind', '=', given.kind).where('version', '=', given.version),
);

/** Questions of tests that were begun, as they were then. */
export const testMaterials = {
  async keep(db: Db, kind: Kind, version: string, content: string): Promise<void> {
    await db
      .insertInto('test_material')
      .values({ kind, version, content })
      .onConflict((conflict) => conflict.columns(['kind', 'version']).doNothing())
      .execute();
  },

  async has(db: Db, kind: Kind, version: string): Promise<boolean> {
    const [row] = (await hasQuery(db, { kind, version })).rows;
    return row !== undefined;
  },

  async read(db: Db, kind: Kind, version: string): Promise<string> {
    const row = await db
      .selectFrom('test_material')
      .select('content')
      .where('kind', '=', kind)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return row.content;
  },
};
