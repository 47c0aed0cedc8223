import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';

export interface StoredDiagnosisAnswer {
  key: string;
  value: string;
  seq: number;
  answeredAt: number | null;
  correct: number | null;
  /** Difficulty that it was marked by. */
  raq: number | null;
}

const listQuery = compileOnce((db, given: { applyNo: number }) =>
  db
    .selectFrom('diagnosis_answer')
    .select(['item_key as key', 'value', 'seq', 'answered_at as answeredAt', 'correct', 'raq'])
    .where('apply_no', '=', given.applyNo)
    .orderBy('place'),
);

const answeredCountQuery = compileOnce((db, given: { applyNo: number }) =>
  db
    .selectFrom('diagnosis_answer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('apply_no', '=', given.applyNo)
    .where('value', '<>', ''),
);

/** The questions that were asked, with what was answered. */
export const diagnosisAnswers = {
  /** In the order of asking. */
  async list(db: Db, applyNo: number): Promise<StoredDiagnosisAnswer[]> {
    return (await listQuery(db, { applyNo })).rows;
  },

  async answeredCount(db: Db, applyNo: number): Promise<number> {
    const row = firstRow(await answeredCountQuery(db, { applyNo }));
    return row.count;
  },

  /** Adds questions after the `before` there are. */
  async insert(
    db: Db,
    apply: { applyNo: number; accountNo: number },
    keys: readonly string[],
    before: number,
  ): Promise<void> {
    await db
      .insertInto('diagnosis_answer')
      .values(
        keys.map((key, index) => ({
          apply_no: apply.applyNo,
          account_no: apply.accountNo,
          place: before + index + 1,
          item_key: key,
          value: '',
          seq: 0,
          answered_at: null,
          correct: null,
        })),
      )
      .execute();
  },

  async save(
    db: Db,
    applyNo: number,
    { key, value, seq, answeredAt }: Omit<StoredDiagnosisAnswer, 'correct' | 'raq'>,
  ): Promise<void> {
    await db
      .updateTable('diagnosis_answer')
      .set({ value, seq, answered_at: answeredAt })
      .where('apply_no', '=', applyNo)
      .where('item_key', '=', key)
      .execute();
  },

  /** @param mark `raq`: the difficulty that the question was marked by */
  async mark(
    db: Db,
    applyNo: number,
    { key, correct, raq }: { key: string; correct: boolean; raq: number },
  ): Promise<void> {
    await db
      .updateTable('diagnosis_answer')
      .set({ correct: correct ? 1 : 0, raq })
      .where('apply_no', '=', applyNo)
      .where('item_key', '=', key)
      .execute();
  },

  /** Keys of questions that this account was asked since then. */
  async askedSince(db: Db, accountNo: number, since: number): Promise<Set<string>> {
    const rows = await db
      .selectFrom('diagnosis_answer')
      .innerJoin('diagnosis_apply', 'diagnosis_apply.apply_no', 'diagnosis_answer.apply_no')
      .select('item_key as key')
      .distinct()
      .where('diagnosis_answer.account_no', '=', accountNo)
      .where('diagnosis_apply.started_at', '>=', since)
      .execute();
    return new Set(rows.map(({ key }) => key));
  },
};
