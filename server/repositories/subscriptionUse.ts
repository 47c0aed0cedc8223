import { sql } from 'kysely';
import type { Db } from '../db/Db.ts';

/** Tables that show that something was done which only a ticket or the free week opens. */
const traces = [
  ['mission_attempt', 'started_at'],
  ['word_mission', 'solved_at'],
  ['reading_progress', 'updated_at'],
  ['diagnosis_apply', 'started_at'],
  ['personality_result', 'started_at'],
  ['contest_participant', 'joined_at'],
] as const;

export const subscriptionUse = {
  /** Whether a ticket was used since an instant. */
  async since(db: Db, accountNo: number, instant: number): Promise<boolean> {
    for (const [table, column] of traces) {
      const row = await db
        .selectFrom(table)
        .select('account_no')
        .where('account_no', '=', accountNo)
        .where(sql.ref<number>(column), '>=', instant)
        .limit(1)
        .executeTakeFirst();
      if (row !== undefined) return true;
    }
    return false;
  },
};
