import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

interface Today {
  accountNo: number;
  dayKey: string;
  /** Milliseconds UTC of the first moment of that day in Seoul. */
  dayStart: number;
}

/** The three steps of a day. */
export interface DoneToday {
  read: boolean;
  solved: boolean;
  cared: boolean;
}

const acts = compileOnce((db, given: Today) =>
  db
    .selectFrom('account')
    .select((eb) => [
      eb
        .selectFrom('reading_day')
        .select('reading_day.book_no')
        .where('reading_day.account_no', '=', given.accountNo)
        .where('reading_day.day_key', '=', given.dayKey)
        .limit(1)
        .as('readNo'),
      eb
        .selectFrom('mission_attempt')
        .select('mission_attempt.attempt_no')
        .where('mission_attempt.account_no', '=', given.accountNo)
        .where('mission_attempt.status', '=', 'SUBMITTED')
        .where('mission_attempt.submitted_at', '>=', given.dayStart)
        .limit(1)
        .as('solvedNo'),
      eb
        .selectFrom('pet_care')
        .select('pet_care.account_no')
        .where('pet_care.account_no', '=', given.accountNo)
        .where('pet_care.day_key', '=', given.dayKey)
        .where('pet_care.count', '>', 0)
        .limit(1)
        .as('caredNo'),
    ])
    .where('account.account_no', '=', given.accountNo),
);

export const todayActs = {
  /** Which of the three steps of a day were done. */
  async read(db: Db, today: Today): Promise<DoneToday> {
    const [row] = (await acts(db, today)).rows;
    return {
      read: (row?.readNo ?? null) !== null,
      solved: (row?.solvedNo ?? null) !== null,
      cared: (row?.caredNo ?? null) !== null,
    };
  },
};
