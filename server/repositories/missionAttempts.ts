import type { Selectable } from 'kysely';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { isAmong } from '../db/isAmong.ts';
import type { MissionAttemptTable } from '../db/schema/missionTables.ts';

/** One round of one mission. Rates are 0–100 with two decimals. */
export interface StoredAttempt {
  attemptNo: number;
  bookNo: number;
  kind: MissionKind;
  round: 1 | 2;
  status: 'OPEN' | 'SUBMITTED';
  seed: number;
  version: string;
  startedAt: number;
  submittedAt: number | null;
  correctCount: number;
  itemCount: number;
  rate: number;
  points: number;
  shells: number;
  hintCost: number;
  /** Points of the book when the first round was begun; null where they have not changed since. */
  maxPoint: number | null;
  /** Items are marked as they are answered, and the first answer counts. */
  markedAtOnce: boolean;
  /** Handed in from a sheet of paper. */
  onPaper: boolean;
}

export interface NewAttempt {
  accountNo: number;
  bookNo: number;
  kind: MissionKind;
  round: 1 | 2;
  seed: number;
  version: string;
  itemCount: number;
  startedAt: number;
  maxPoint: number | null;
  markedAtOnce: boolean;
}

export interface AttemptOutcome {
  submittedAt: number;
  correctCount: number;
  itemCount: number;
  rate: number;
  points: number;
  shells: number;
  flagged: boolean;
}

interface Mission {
  accountNo: number;
  bookNo: number;
  kind: MissionKind;
}

const ownAttempt = compileOnce((db, given: { accountNo: number; attemptNo: number }) =>
  db
    .selectFrom('mission_attempt')
    .selectAll()
    .where('attempt_no', '=', given.attemptNo)
    .where('account_no', '=', given.accountNo)
    .where('hidden', '=', 0),
);

const visibleRounds = compileOnce((db, given: { accountNo: number; bookNo: number; kind: MissionKind }) =>
  db
    .selectFrom('mission_attempt')
    .selectAll()
    .where('account_no', '=', given.accountNo)
    .where('book_no', '=', given.bookNo)
    .where('kind', '=', given.kind)
    .where('hidden', '=', 0)
    .orderBy('round'),
);

const attemptsOfBooks = compileOnce((db, given: { accountNo: number; bookNos: readonly number[] }) =>
  db
    .selectFrom('mission_attempt')
    .selectAll()
    .where('account_no', '=', given.accountNo)
    .where(isAmong(db, 'book_no', given.bookNos))
    .orderBy('round'),
);

const kindsBegun = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('mission_attempt').select('kind').distinct().where('account_no', '=', given.accountNo),
);

const attemptsOfBook = compileOnce((db, given: { accountNo: number; bookNo: number }) =>
  db
    .selectFrom('mission_attempt')
    .selectAll()
    .where('account_no', '=', given.accountNo)
    .where('book_no', '=', given.bookNo)
    .orderBy('round'),
);

export const missionAttempts = {
  /** An attempt of this account that is not hidden. */
  async findOwn(db: Db, accountNo: number, attemptNo: number): Promise<StoredAttempt | undefined> {
    const [row] = (await ownAttempt(db, { accountNo, attemptNo })).rows;
    return row && toAttempt(row);
  },

  /** The visible rounds of one mission, the first one first. */
  async rounds(db: Db, mission: Mission): Promise<StoredAttempt[]> {
    const { accountNo, bookNo, kind } = mission;
    const { rows } = await visibleRounds(db, { accountNo, bookNo, kind });
    return rows.map(toAttempt);
  },

  /** Every round of every mission of a book, hidden ones marked. */
  async ofBook(db: Db, accountNo: number, bookNo: number): Promise<(StoredAttempt & { hidden: boolean })[]> {
    const { rows } = await attemptsOfBook(db, { accountNo, bookNo });
    return rows.map((row) => ({ ...toAttempt(row), hidden: row.hidden === 1 }));
  },

  /** The same of several books. */
  async ofBooks(
    db: Db,
    accountNo: number,
    bookNos: readonly number[],
  ): Promise<(StoredAttempt & { hidden: boolean })[]> {
    const { rows } = await attemptsOfBooks(db, { accountNo, bookNos });
    return rows.map((row) => ({ ...toAttempt(row), hidden: row.hidden === 1 }));
  },

  /** Kinds of missions that this account has ever begun, also where its history was deleted. */
  async begunKinds(db: Db, accountNo: number): Promise<Set<MissionKind>> {
    const { rows } = await kindsBegun(db, { accountNo });
    return new Set(rows.map(({ kind }) => kind));
  },

  /** True when a history of this mission was deleted: whatever comes after it pays nothing. */
  async hasHidden(db: Db, mission: Mission): Promise<boolean> {
    const row = await db
      .selectFrom('mission_attempt')
      .select('attempt_no')
      .where('account_no', '=', mission.accountNo)
      .where('book_no', '=', mission.bookNo)
      .where('kind', '=', mission.kind)
      .where('hidden', '=', 1)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Null when somebody else opened this round first. */
  async insert(db: Db, attempt: NewAttempt): Promise<StoredAttempt | null> {
    const row = await db
      .insertInto('mission_attempt')
      .values({
        account_no: attempt.accountNo,
        book_no: attempt.bookNo,
        kind: attempt.kind,
        round: attempt.round,
        status: 'OPEN',
        seed: attempt.seed,
        version: attempt.version,
        item_count: attempt.itemCount,
        started_at: attempt.startedAt,
        submitted_at: null,
        max_point: attempt.maxPoint,
        marked_at_once: attempt.markedAtOnce ? 1 : 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row ? toAttempt(row) : null;
  },

  /** Adds to the price of hints; false when the attempt is no longer open. */
  async addHintCost(db: Db, attemptNo: number, cost: number): Promise<boolean> {
    const result = await db
      .updateTable('mission_attempt')
      .set((eb) => ({ hint_cost: eb('hint_cost', '+', cost) }))
      .where('attempt_no', '=', attemptNo)
      .where('status', '=', 'OPEN')
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** From now on no item of an open round is marked before it is handed in; what was marked stays so. */
  async markAtEnd(db: Db, attemptNo: number): Promise<void> {
    await db.updateTable('mission_attempt').set({ marked_at_once: 0 }).where('attempt_no', '=', attemptNo).execute();
  },

  /** Closes a round; false for everybody but the one who does. */
  async close(db: Db, attemptNo: number, outcome: AttemptOutcome): Promise<boolean> {
    const result = await db
      .updateTable('mission_attempt')
      .set({
        status: 'SUBMITTED',
        submitted_at: outcome.submittedAt,
        correct_count: outcome.correctCount,
        item_count: outcome.itemCount,
        rate_hundredths: Math.round(outcome.rate * 100),
        points: outcome.points,
        shells: outcome.shells,
        flagged: outcome.flagged ? 1 : 0,
      })
      .where('attempt_no', '=', attemptNo)
      .where('status', '=', 'OPEN')
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** This round is handed in from a sheet of paper. */
  async noteOnPaper(db: Db, attemptNo: number): Promise<void> {
    await db.updateTable('mission_attempt').set({ on_paper: 1 }).where('attempt_no', '=', attemptNo).execute();
  },

  /** Changes what a marked round came to, after an item of it was withdrawn. */
  async correct(
    db: Db,
    attemptNo: number,
    outcome: Pick<AttemptOutcome, 'correctCount' | 'rate' | 'points' | 'shells'>,
  ): Promise<void> {
    await db
      .updateTable('mission_attempt')
      .set({
        correct_count: outcome.correctCount,
        rate_hundredths: Math.round(outcome.rate * 100),
        points: outcome.points,
        shells: outcome.shells,
      })
      .where('attempt_no', '=', attemptNo)
      .where('status', '=', 'SUBMITTED')
      .execute();
  },

  async hide(db: Db, mission: Mission): Promise<void> {
    await db
      .updateTable('mission_attempt')
      .set({ hidden: 1 })
      .where('account_no', '=', mission.accountNo)
      .where('book_no', '=', mission.bookNo)
      .where('kind', '=', mission.kind)
      .where('hidden', '=', 0)
      .execute();
  },
};

function toAttempt(row: Selectable<MissionAttemptTable>): StoredAttempt {
  return {
    attemptNo: row.attempt_no,
    bookNo: row.book_no,
    kind: row.kind,
    round: row.round === 1 ? 1 : 2,
    status: row.status,
    seed: row.seed,
    version: row.version,
    startedAt: row.started_at,
    submittedAt: row.submitted_at,
    correctCount: row.correct_count,
    itemCount: row.item_count,
    rate: row.rate_hundredths / 100,
    points: row.points,
    shells: row.shells,
    hintCost: row.hint_cost,
    maxPoint: row.max_point,
    markedAtOnce: row.marked_at_once === 1,
    onPaper: row.on_paper === 1,
  };
}
