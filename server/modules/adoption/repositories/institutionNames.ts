import type { Db } from '#server/db/Db.ts';

export const institutionNames = {
  async find(db: Db, academyNo: number): Promise<string | null> {
    const row = await db
      .selectFrom('institution')
      .select('name')
      .where('academy_no', '=', academyNo)
      .executeTakeFirst();
    return row?.name ?? null;
  },
};
