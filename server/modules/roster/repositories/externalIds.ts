import type { Db } from '#server/db/Db.ts';

/** Marks of the ids under which other systems know pupils of an institution. */
export const externalIds = {
  async list(db: Db, academyNo: number): Promise<{ accountNo: number; mark: string }[]> {
    return db
      .selectFrom('roster_external_id')
      .select(['account_no as accountNo', 'mark'])
      .where('academy_no', '=', academyNo)
      .execute();
  },

  /** The same id of another pupil: somebody has decided whose it is. */
  async keep(db: Db, given: { academyNo: number; mark: string; accountNo: number }, now: number): Promise<void> {
    const { academyNo, mark, accountNo } = given;
    await db
      .insertInto('roster_external_id')
      .values({ academy_no: academyNo, mark, account_no: accountNo, kept_at: now })
      .onConflict((conflict) =>
        conflict.columns(['academy_no', 'mark']).doUpdateSet({ account_no: accountNo, kept_at: now }),
      )
      .execute();
  },
};
