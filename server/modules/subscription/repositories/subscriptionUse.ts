import { sql } from 'kysely';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** Tables each of whose rows was begun with a ticket or in the free week. */
const traces = [
  ['word_mission', 'solved_at'],
  ['diagnosis_apply', 'started_at'],
  ['personality_result', 'started_at'],
  ['contest_participant', 'joined_at'],
] as const;

const sinceQuery = compileByShape(
  ['table', 'column'],
  (
    db,
    given: {
      table: 'word_mission' | 'diagnosis_apply' | 'personality_result' | 'contest_participant';
      accountNo: number;
      column: 'solved_at' | 'started_at' | 'joined_at';
      instant: number;
    },
  ) =>
    db
      .selectFrom(given.table)
      .select('account_no')
      .where('account_no', '=', given.accountNo)
      .where(sql.ref<number>(given.column), '>=', given.instant)
      .limit(1),
);

const missionQuery = compileOnce((db, given: { accountNo: number; instant: number }) =>
  db
    .selectFrom('mission_attempt')
    .select('account_no')
    .where('account_no', '=', given.accountNo)
    .where('started_at', '>=', given.instant)
    .where('round', '=', 1)
    .limit(1),
);

const readingQuery = compileOnce((db, given: { accountNo: number; instant: number }) =>
  db
    .selectFrom('reading_progress')
    .select('account_no')
    .where('account_no', '=', given.accountNo)
    .where('updated_at', '>=', given.instant)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('book_page')
          .select('book_page.book_no')
          .whereRef('book_page.book_no', '=', 'reading_progress.book_no'),
      ),
    )
    .limit(1),
);

export const subscriptionUse = {
  /** Whether a ticket was used since an instant. */
  async since(db: Db, accountNo: number, instant: number): Promise<boolean> {
    for (const [table, column] of traces) {
      const [row] = (await sinceQuery(db, { table, accountNo, column, instant })).rows;
      if (row !== undefined) return true;
    }
    // A retry of an older mission is free.
    const [mission] = (await missionQuery(db, { accountNo, instant })).rows;
    if (mission !== undefined) return true;
    // So is marking a book of paper as read.
    const [reading] = (await readingQuery(db, { accountNo, instant })).rows;
    return reading !== undefined;
  },
};
