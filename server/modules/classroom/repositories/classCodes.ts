import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const findQuery = compileOnce((db, given: { classNo: number }) =>
  db
    .selectFrom('join_code')
    .select(['join_code as joinCode', 'expires_at as expiresAt'])
    .where('class_no', '=', given.classNo),
);

/** Codes with which pupils join a class; a class has one at most. */
export const classCodes = {
  async find(db: Db, classNo: number): Promise<{ joinCode: string; expiresAt: number | null } | undefined> {
    return (await findQuery(db, { classNo })).rows[0];
  },

  /** @returns false for a code that is taken */
  async insert(
    db: Db,
    code: { joinCode: string; academyNo: number; classNo: number; expiresAt: number | null },
    now: number,
  ): Promise<boolean> {
    const row = await db
      .insertInto('join_code')
      .values({
        join_code: code.joinCode,
        academy_no: code.academyNo,
        class_no: code.classNo,
        expires_at: code.expiresAt,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('join_code').doNothing())
      .returning('join_code')
      .executeTakeFirst();
    return row !== undefined;
  },

  async end(db: Db, classNo: number): Promise<void> {
    await db.deleteFrom('join_code').where('class_no', '=', classNo).execute();
  },
};
