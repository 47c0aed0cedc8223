import { sql } from 'kysely';
import type { Db } from '#server/db/Db.ts';

/** Tables each of whose rows was begun with a ticket or in the free week. */
const traces = [
  ['word_mission', 'solved_at'],
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
    // A retry of an older mission is free.
    const mission = await db
      .selectFrom('mission_attempt')
      .select('account_no')
      .where('account_no', '=', accountNo)
      .where('started_at', '>=', instant)
      .where('round', '=', 1)
      .limit(1)
      .executeTakeFirst();
    if (mission !== undefined) return true;
    // So is marking a book of paper as read.
    const reading = await db
      .selectFrom('reading_progress')
      .select('account_no')
      .where('account_no', '=', accountNo)
      .where('updated_at', '>=', instant)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('book_page')
            .select('book_page.book_no')
            .whereRef('book_page.book_no', '=', 'reading_progress.book_no'),
        ),
      )
      .limit(1)
      .executeTakeFirst();
    return reading !== undefined;
  },
};
