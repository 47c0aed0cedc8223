import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

export interface StoredPersonalityAnswer {
  key: string;
  value: string;
  seq: number;
}

const listQuery = compileOnce((db, given: { resultNo: number }) =>
  db
    .selectFrom('personality_answer')
    .select(['item_key as key', 'value', 'seq'])
    .where('result_no', '=', given.resultNo)
    .orderBy('item_key'),
);

export const personalityAnswers = {
  async list(db: Db, resultNo: number): Promise<StoredPersonalityAnswer[]> {
    return (await listQuery(db, { resultNo })).rows;
  },

  /** The caller has found that this answer holds. */
  async save(
    db: Db,
    owner: { resultNo: number; accountNo: number },
    { key, value, seq }: StoredPersonalityAnswer,
    now: number,
  ): Promise<void> {
    await db
      .insertInto('personality_answer')
      .values({
        result_no: owner.resultNo,
        account_no: owner.accountNo,
        item_key: key,
        value,
        seq,
        saved_at: now,
      })
      .onConflict((conflict) => conflict.columns(['result_no', 'item_key']).doUpdateSet({ value, seq, saved_at: now }))
      .execute();
  },
};
