import type { TakenHint } from '#domain/mission/nextHint.ts';
import type { Db } from '#server/db/Db.ts';

export interface StoredHint extends TakenHint {
  text: string;
}

export const missionHints = {
  /** Hints of both rounds of a mission, in the order of the words. */
  async list(db: Db, rounds: readonly { attemptNo: number; round: 1 | 2 }[]): Promise<StoredHint[]> {
    if (rounds.length === 0) return [];
    const roundOf = new Map(rounds.map(({ attemptNo, round }) => [attemptNo, round]));
    const rows = await db
      .selectFrom('mission_hint')
      .select(['attempt_no', 'item_key', 'step', 'text'])
      .where(
        'attempt_no',
        'in',
        rounds.map(({ attemptNo }) => attemptNo),
      )
      .orderBy('attempt_no')
      .orderBy('item_key')
      .execute();
    return rows.map(({ attempt_no, item_key, step, text }) => ({
      key: item_key,
      step,
      text,
      round: roundOf.get(attempt_no) ?? 1,
    }));
  },

  async insert(db: Db, attemptNo: number, hint: StoredHint, cost: number): Promise<void> {
    await db
      .insertInto('mission_hint')
      .values({ attempt_no: attemptNo, item_key: hint.key, step: hint.step, text: hint.text, cost })
      .execute();
  },
};
