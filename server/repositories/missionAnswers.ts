import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { isAmong } from '../db/isAmong.ts';

export interface StoredAnswer {
  key: string;
  value: string;
  seq: number;
}

const oneAnswer = compileOnce((db, given: { attemptNo: number; key: string }) =>
  db
    .selectFrom('mission_answer')
    .select(['item_key as key', 'value', 'seq'])
    .where('attempt_no', '=', given.attemptNo)
    .where('item_key', '=', given.key),
);

const saving = compileOnce((db, given: { attemptNo: number; key: string; value: string; seq: number; now: number }) => {
  const { value, seq, now } = given;
  return db
    .insertInto('mission_answer')
    .values({ attempt_no: given.attemptNo, item_key: given.key, value, seq, saved_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['attempt_no', 'item_key'])
        .doUpdateSet({ value, seq, saved_at: now })
        // answerWins in domain/mission/StampedAnswer: the same order, decided where two calls cannot pass each other.
        .where((eb) =>
          eb.or([
            eb('mission_answer.seq', '<', seq),
            eb.and([eb('mission_answer.seq', '=', seq), eb('mission_answer.value', '<', value)]),
          ]),
        ),
    )
    .returning(['item_key as key', 'value', 'seq']);
});

const filledOfOpen = compileOnce((db, given: { accountNo: number; bookNos: readonly number[] }) =>
  db
    .selectFrom('mission_attempt')
    .innerJoin('mission_answer', 'mission_answer.attempt_no', 'mission_attempt.attempt_no')
    .select('mission_attempt.attempt_no as attemptNo')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mission_attempt.account_no', '=', given.accountNo)
    .where(isAmong(db, 'mission_attempt.book_no', given.bookNos))
    .where('mission_attempt.status', '=', 'OPEN')
    .where('mission_attempt.kind', '<>', 'REPORT')
    .where('mission_attempt.hidden', '=', 0)
    .where('mission_answer.value', '<>', '')
    .groupBy('mission_attempt.attempt_no'),
);

const listQuery = compileOnce((db, given: { attemptNo: number }) =>
  db
    .selectFrom('mission_answer')
    .select(['item_key as key', 'value', 'seq'])
    .where('attempt_no', '=', given.attemptNo)
    .orderBy('item_key'),
);

const filledQuery = compileOnce((db, given: { attemptNos: readonly number[] }) =>
  db
    .selectFrom('mission_answer')
    .select(['attempt_no as attemptNo', 'item_key as key', 'value'])
    .where(isAmong(db, 'attempt_no', given.attemptNos))
    .where('value', '<>', ''),
);

export const missionAnswers = {
  /** Answers of several rounds by item key, by the number of the round. */
  async ofAttempts(db: Db, attemptNos: readonly number[]): Promise<Map<number, Map<string, string>>> {
    const rows = await db
      .selectFrom('mission_answer')
      .select(['attempt_no as attemptNo', 'item_key as key', 'value'])
      .where('attempt_no', 'in', [...attemptNos])
      .execute();
    const byAttempt = new Map<number, Map<string, string>>();
    for (const { attemptNo, key, value } of rows) {
      byAttempt.set(attemptNo, (byAttempt.get(attemptNo) ?? new Map()).set(key, value));
    }
    return byAttempt;
  },

  async list(db: Db, attemptNo: number): Promise<StoredAnswer[]> {
    return (await listQuery(db, { attemptNo })).rows;
  },

  async find(db: Db, attemptNo: number, key: string): Promise<StoredAnswer | undefined> {
    return (await oneAnswer(db, { attemptNo, key })).rows[0];
  },

  /**
   * Keeps the answer that comes last in the order of answers; late and repeated ones change nothing.
   *
   * @returns what was written; null where the answer before stays
   */
  async save(db: Db, attemptNo: number, { key, value, seq }: StoredAnswer, now: number): Promise<StoredAnswer | null> {
    return (await saving(db, { attemptNo, key, value, seq, now })).rows[0] ?? null;
  },

  /** Writes the row without changing the answer: whoever changes the answer at the same moment begins again. */
  async touch(db: Db, attemptNo: number, key: string, now: number): Promise<void> {
    await db
      .updateTable('mission_answer')
      .set({ saved_at: now })
      .where('attempt_no', '=', attemptNo)
      .where('item_key', '=', key)
      .execute();
  },

  /** How many items of each open round of these books have an answer; the report is a text of its own. */
  async countFilled(db: Db, accountNo: number, bookNos: readonly number[]): Promise<Map<number, number>> {
    const { rows } = await filledOfOpen(db, { accountNo, bookNos });
    return new Map(rows.map(({ attemptNo, count }) => [attemptNo, count]));
  },

  /** Answers of several attempts that are not empty. */
  async filled(db: Db, attemptNos: readonly number[]): Promise<{ attemptNo: number; key: string; value: string }[]> {
    if (attemptNos.length === 0) return [];
    return (await filledQuery(db, { attemptNos })).rows;
  },
};
