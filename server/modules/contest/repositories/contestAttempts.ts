import type { FirstHandIn } from '#domain/contest/chooseReserves.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { scoredMissionKinds } from '#domain/mission/missionKinds.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

/** A round of a scored mission as a contest looks at it. */
export interface ScoredRound {
  bookNo: number;
  kind: MissionKind;
  round: 1 | 2;
  status: 'OPEN' | 'SUBMITTED';
  correctCount: number;
  itemCount: number;
  points: number;
  hintCost: number;
  /** Per cent right. */
  rate: number;
  submittedAt: number | null;
  hidden: boolean;
  /** Points of the book when the first round was begun. */
  maxPoint: number;
}

const recent = compileOnce((db, given: { accountNo: number; since: number; attemptNo: number }) =>
  db
    .selectFrom('mission_attempt')
    .select(['submitted_at as at', 'rate_hundredths as rate'])
    .where('account_no', '=', given.accountNo)
    .where('submitted_at', '>=', given.since)
    .where('attempt_no', '<>', given.attemptNo)
    .where('kind', 'not in', ['THINK', 'REPORT'] as const),
);

/** A round of a scored mission that was handed in, as it was then. */
export interface HandedAttempt {
  attemptNo: number;
  bookNo: number;
  kind: MissionKind;
  round: 1 | 2;
  startedAt: number;
  submittedAt: number;
  points: number;
  /** Per cent right. */
  rate: number;
  flagged: boolean;
  /** Points of the book when the first round was begun. */
  maxPoint: number;
}

const ofBooksQuery = compileOnce((db, given: { accountNo: number; bookNos: readonly number[] }) =>
  db
    .selectFrom('mission_attempt')
    .innerJoin('book', 'book.book_no', 'mission_attempt.book_no')
    .select([
      'mission_attempt.book_no as bookNo',
      'kind',
      'round',
      'status',
      'correct_count as correctCount',
      'item_count as itemCount',
      'points',
      'hint_cost as hintCost',
      'rate_hundredths as rate',
      'submitted_at as submittedAt',
      'hidden',
    ])
    .select((eb) => eb.fn.coalesce('mission_attempt.max_point', 'book.max_point').as('maxPoint'))
    .where('account_no', '=', given.accountNo)
    .where(isAmong(db, 'mission_attempt.book_no', given.bookNos))
    .where('kind', 'in', [...scoredMissionKinds])
    .orderBy('round')
    .orderBy('attempt_no'),
);

const hasHistoryQuery = compileOnce((db, given: { accountNo: number; bookNo: number }) =>
  db
    .selectFrom('mission_attempt')
    .select('attempt_no')
    .where('account_no', '=', given.accountNo)
    .where('book_no', '=', given.bookNo)
    .where('status', '=', 'SUBMITTED')
    .limit(1),
);

/** What one student did with the books of a contest. */
export const contestAttempts = {
  /** Every round of every scored mission of these books, hidden ones too; first rounds first. */
  async ofBooks(db: Db, accountNo: number, bookNos: readonly number[]): Promise<ScoredRound[]> {
    if (bookNos.length === 0) return [];
    const { rows } = await ofBooksQuery(db, { accountNo, bookNos });
    return rows.map((row) => ({
      ...row,
      round: row.round === 1 ? 1 : 2,
      rate: row.rate / 100,
      hidden: row.hidden === 1,
    }));
  },

  /** Every round of these books that was handed in, hidden ones too, in the order of handing in. */
  async handedIn(db: Db, accountNo: number, bookNos: readonly number[]): Promise<HandedAttempt[]> {
    if (bookNos.length === 0) return [];
    const rows = await db
      .selectFrom('mission_attempt')
      .innerJoin('book', 'book.book_no', 'mission_attempt.book_no')
      .select([
        'attempt_no as attemptNo',
        'mission_attempt.book_no as bookNo',
        'kind',
        'round',
        'started_at as startedAt',
        'submitted_at as submittedAt',
        'points',
        'rate_hundredths as rate',
        'flagged',
      ])
      .select((eb) => eb.fn.coalesce('mission_attempt.max_point', 'book.max_point').as('maxPoint'))
      .where('account_no', '=', accountNo)
      .where('mission_attempt.book_no', 'in', [...bookNos])
      .where('kind', 'in', [...scoredMissionKinds])
      .where('status', '=', 'SUBMITTED')
      .orderBy('submitted_at')
      .orderBy('attempt_no')
      .execute();
    return rows.map((row) => ({
      ...row,
      round: row.round === 1 ? 1 : 2,
      submittedAt: row.submittedAt ?? 0,
      rate: row.rate / 100,
      flagged: row.flagged === 1,
    }));
  },

  /** The first scored hand-in of every book of this account, in the order of time. */
  async firstHandIns(db: Db, accountNo: number): Promise<FirstHandIn[]> {
    const rows = await db
      .selectFrom('mission_attempt')
      .select(['book_no as bookNo'])
      .select((eb) => eb.fn.min('submitted_at').as('at'))
      .where('account_no', '=', accountNo)
      .where('kind', 'in', [...scoredMissionKinds])
      .where('status', '=', 'SUBMITTED')
      .groupBy('book_no')
      .orderBy('at')
      .orderBy('book_no')
      .execute();
    return rows.map(({ bookNo, at }) => ({ bookNo, at: at ?? 0 }));
  },

  /** Scored hand-ins since an instant, but for one attempt. */
  async handInsSince(
    db: Db,
    accountNo: number,
    since: number,
    attemptNo: number,
  ): Promise<{ at: number; rate: number }[]> {
    const { rows } = await recent(db, { accountNo, since, attemptNo });
    return rows.map(({ at, rate }) => ({ at: at ?? 0, rate: rate / 100 }));
  },

  /** Whether any mission of the book was ever handed in. */
  async hasHistory(db: Db, accountNo: number, bookNo: number): Promise<boolean> {
    const [row] = (await hasHistoryQuery(db, { accountNo, bookNo })).rows;
    return row !== undefined;
  },
};
