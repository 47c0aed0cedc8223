import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { reviewStartedAt } from '#server/repositories/reviewStartedAt.ts';
import type { MissionResultRow } from './contestEntries.ts';

/** A held result or a correction, as it is kept. */
export interface ReviewRow {
  reviewNo: number;
  contestNo: number;
  accountNo: number;
  subject: 'HOLD' | 'CORRECTION';
  state: 'OPEN' | 'RELEASED' | 'CONFIRMED' | 'WRITTEN';
  cause: string;
  roundNo: number;
  bookNo: number | null;
  kind: MissionKind | null;
  missionRound: number | null;
  amount: number;
  possible: number;
  happenedAt: number;
  dayKey: string;
  words: string | null;
  reply: string | null;
  repliedAt: number | null;
  decidedAt: number | null;
  createdAt: number;
}

/** Rows of a student listed at once. */
const LISTED = 200;

const COLUMNS = [
  'review_no as reviewNo',
  'contest_no as contestNo',
  'account_no as accountNo',
  'subject',
  'state',
  'cause',
  'round_no as roundNo',
  'book_no as bookNo',
  'mission_kind as kind',
  'mission_round as missionRound',
  'amount',
  'possible',
  'happened_at as happenedAt',
  'day_key as dayKey',
  'words',
  'reply',
  'replied_at as repliedAt',
  'decided_at as decidedAt',
  'created_at as createdAt',
] as const;

const mineQuery = compileOnce((db, given: { accountNo: number; contestNo: number }) =>
  db
    .selectFrom('contest_review')
    .select(COLUMNS)
    .select(reviewStartedAt)
    .where('account_no', '=', given.accountNo)
    .where('contest_no', '=', given.contestNo)
    .orderBy('review_no', 'desc')
    .limit(LISTED),
);

const openOfQuery = compileOnce((db, given: { accountNo: number; contestNo: number }) =>
  db
    .selectFrom('contest_review')
    .select('amount')
    .where('account_no', '=', given.accountNo)
    .where('contest_no', '=', given.contestNo)
    .where('state', '=', 'OPEN'),
);

export const contestReviews = {
  /** Holds a result back; a second time changes nothing. */
  async hold(db: Db, row: MissionResultRow, cause: string, now: number): Promise<void> {
    await db
      .insertInto('contest_review')
      .values({
        contest_no: row.contestNo,
        account_no: row.accountNo,
        subject: 'HOLD',
        state: 'OPEN',
        cause,
        round_no: row.roundNo,
        book_no: row.bookNo,
        mission_kind: row.kind,
        mission_round: row.missionRound,
        amount: row.amount,
        possible: row.possible,
        happened_at: row.happenedAt,
        day_key: row.dayKey,
        words: null,
        reply: null,
        replied_at: null,
        decided_at: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** What the student reads beside a correction. */
  async addCorrection(
    db: Db,
    row: Pick<MissionResultRow, 'contestNo' | 'accountNo' | 'roundNo' | 'amount' | 'dayKey'>,
    words: string,
    now: number,
  ): Promise<void> {
    await db
      .insertInto('contest_review')
      .values({
        contest_no: row.contestNo,
        account_no: row.accountNo,
        subject: 'CORRECTION',
        state: 'WRITTEN',
        cause: 'OPERATOR',
        round_no: row.roundNo,
        book_no: null,
        mission_kind: null,
        mission_round: null,
        amount: row.amount,
        possible: 0,
        happened_at: now,
        day_key: row.dayKey,
        words,
        reply: null,
        replied_at: null,
        decided_at: now,
        created_at: now,
      })
      .execute();
  },

  /** What the student reads beside points that a withdrawn item has brought. */
  async addWithdrawnItem(
    db: Db,
    row: Omit<MissionResultRow, 'missionRound'> & { now: number },
    words: string,
  ): Promise<void> {
    await db
      .insertInto('contest_review')
      .values({
        contest_no: row.contestNo,
        account_no: row.accountNo,
        subject: 'CORRECTION',
        state: 'WRITTEN',
        cause: 'WITHDRAWN_ITEM',
        round_no: row.roundNo,
        book_no: row.bookNo,
        mission_kind: row.kind,
        mission_round: null,
        amount: row.amount,
        possible: row.possible,
        happened_at: row.now,
        day_key: row.dayKey,
        words,
        reply: null,
        replied_at: null,
        decided_at: row.now,
        created_at: row.now,
      })
      .execute();
  },

  /** Changes what a held result brings once it is released. */
  async setHeld(db: Db, reviewNo: number, held: { amount: number; possible: number }): Promise<void> {
    await db
      .updateTable('contest_review')
      .set(held)
      .where('review_no', '=', reviewNo)
      .where('state', '=', 'OPEN')
      .execute();
  },

  /** Of one participant, the latest first. */
  async mine(db: Db, contestNo: number, accountNo: number): Promise<(ReviewRow & { startedAt: number | null })[]> {
    return (await mineQuery(db, { accountNo, contestNo })).rows;
  },

  /** What waits, and what it would bring. */
  async openOf(db: Db, contestNo: number, accountNo: number): Promise<{ count: number; point: number }> {
    const { rows } = await openOfQuery(db, { accountNo, contestNo });
    return { count: rows.length, point: rows.reduce((sum, { amount }) => sum + amount, 0) };
  },

  async find(db: Db, reviewNo: number): Promise<ReviewRow | undefined> {
    return db.selectFrom('contest_review').select(COLUMNS).where('review_no', '=', reviewNo).executeTakeFirst();
  },

  /** False when there is no such review of this account. */
  async setReply(db: Db, accountNo: number, reviewNo: number, reply: string, now: number): Promise<boolean> {
    const result = await db
      .updateTable('contest_review')
      .set({ reply, replied_at: now })
      .where('review_no', '=', reviewNo)
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** False when it was decided before. */
  async decide(
    db: Db,
    reviewNo: number,
    state: 'RELEASED' | 'CONFIRMED',
    words: string,
    now: number,
  ): Promise<boolean> {
    const result = await db
      .updateTable('contest_review')
      .set({ state, words, decided_at: now })
      .where('review_no', '=', reviewNo)
      .where('state', '=', 'OPEN')
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** Held results of a contest, the oldest first, with whose they are. */
  async open(db: Db, contestNo: number, limit: number, offset: number) {
    return db
      .selectFrom('contest_review')
      .innerJoin('account', 'account.account_no', 'contest_review.account_no')
      .leftJoin('book', 'book.book_no', 'contest_review.book_no')
      .select([
        'contest_review.review_no as reviewNo',
        'contest_review.account_no as accountNo',
        'account.site',
        'account.account_id as accountId',
        'book.book_name as bookName',
        'contest_review.mission_kind as kind',
        'contest_review.cause',
        'contest_review.amount',
        'contest_review.happened_at as happenedAt',
        'contest_review.reply',
      ])
      .where('contest_review.contest_no', '=', contestNo)
      .where('contest_review.state', '=', 'OPEN')
      .orderBy('contest_review.review_no')
      .limit(limit)
      .offset(offset)
      .execute();
  },
};
