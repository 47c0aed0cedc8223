import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { isAmong } from '../db/isAmong.ts';

/** Whether an item was right, and what was given in words. While a round is open, a marked item is closed. */
export interface StoredMark {
  key: string;
  correct: boolean;
  given: string;
}

const oneMark = compileOnce((db, given: { attemptNo: number; key: string }) =>
  db
    .selectFrom('mission_mark')
    .select('item_key')
    .where('attempt_no', '=', given.attemptNo)
    .where('item_key', '=', given.key),
);

const marksOf = compileOnce((db, given: { attemptNos: readonly number[] }) =>
  db
    .selectFrom('mission_mark')
    .select(['attempt_no as attemptNo', 'item_key as key', 'correct', 'given'])
    .where(isAmong(db, 'attempt_no', given.attemptNos)),
);

export const missionMarks = {
  async list(db: Db, attemptNo: number): Promise<StoredMark[]> {
    return (await missionMarks.ofAttempts(db, [attemptNo])).map(({ attemptNo: _, ...mark }) => mark);
  },

  async ofAttempts(db: Db, attemptNos: readonly number[]): Promise<(StoredMark & { attemptNo: number })[]> {
    if (attemptNos.length === 0) return [];
    const { rows } = await marksOf(db, { attemptNos });
    return rows.map((row) => ({ ...row, correct: row.correct === 1 }));
  },

  /** Whether an item was marked: while a round is open, its answer cannot change any more then. */
  async isMarked(db: Db, attemptNo: number, key: string): Promise<boolean> {
    return (await oneMark(db, { attemptNo, key })).rows.length > 0;
  },

  /** Writes marks over what there is. */
  async save(db: Db, attemptNo: number, marks: readonly StoredMark[]): Promise<void> {
    if (marks.length === 0) return;
    await db
      .insertInto('mission_mark')
      .values(
        marks.map(({ key, correct, given }) => ({
          attempt_no: attemptNo,
          item_key: key,
          correct: correct ? 1 : 0,
          given,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['attempt_no', 'item_key']).doUpdateSet((eb) => ({
          correct: eb.ref('excluded.correct'),
          given: eb.ref('excluded.given'),
        })),
      )
      .execute();
  },
};
