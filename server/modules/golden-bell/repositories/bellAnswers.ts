import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

export interface StoredBellAnswer {
  readonly place: number;
  readonly accountNo: number;
  readonly choice: number;
  readonly seq: number;
}

/** What is written of an answer. */
export type NewBellAnswer = Omit<StoredBellAnswer, 'place'>;

const listQuery = compileOnce((db, given: { roomNo: number }) => selected(db, given.roomNo));

const ofAccountQuery = compileOnce((db, given: { roomNo: number; accountNo: number }) =>
  selected(db, given.roomNo).where('account_no', '=', given.accountNo),
);

/** Answers in rooms; of an account and question there is one. */
export const bellAnswers = {
  async ofPlace(db: Db, roomNo: number, place: number): Promise<StoredBellAnswer[]> {
    return selected(db, roomNo).where('place', '=', place).execute();
  },

  /** Of some accounts to one question. */
  async ofAccounts(db: Db, roomNo: number, place: number, accountNos: readonly number[]): Promise<StoredBellAnswer[]> {
    return selected(db, roomNo)
      .where('place', '=', place)
      .where('account_no', 'in', [...accountNos])
      .execute();
  },

  async list(db: Db, roomNo: number): Promise<StoredBellAnswer[]> {
    return (await listQuery(db, { roomNo })).rows;
  },

  /** Of one account, to every question. */
  async ofAccount(db: Db, roomNo: number, accountNo: number): Promise<StoredBellAnswer[]> {
    return (await ofAccountQuery(db, { roomNo, accountNo })).rows;
  },

  /** Stores answers in the place of older ones of the same accounts, each once. */
  async put(db: Db, roomNo: number, place: number, answers: readonly NewBellAnswer[], now: number): Promise<void> {
    const rows = answers.map(({ accountNo, choice, seq }) => ({
      room_no: roomNo,
      place,
      account_no: accountNo,
      choice,
      seq,
      saved_at: now,
    }));
    await db
      .insertInto('bell_answer')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['room_no', 'place', 'account_no']).doUpdateSet((eb) => ({
          choice: eb.ref('excluded.choice'),
          seq: eb.ref('excluded.seq'),
          saved_at: eb.ref('excluded.saved_at'),
        })),
      )
      .execute();
  },
};

function selected(db: Db, roomNo: number) {
  return db
    .selectFrom('bell_answer')
    .select(['place', 'account_no as accountNo', 'choice', 'seq'])
    .where('room_no', '=', roomNo);
}
