import type { Db } from '../db/Db.ts';

/** Facts about this installation by name. */
export const installation = {
  async read(db: Db, name: string): Promise<string | undefined> {
    const row = await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value;
  },

  async write(db: Db, name: string, value: string): Promise<void> {
    await db
      .insertInto('installation')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  },
};
