import { sql } from 'kysely';
import type { PointChange } from '#domain/contest/completedAt.ts';
import type { MissionSum } from '#domain/contest/contestShare.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** What a mission brought, or would bring. */
export interface MissionResultRow {
  contestNo: number;
  accountNo: number;
  roundNo: number;
  bookNo: number;
  kind: MissionKind;
  missionRound: 1 | 2;
  amount: number;
  /** What it could have brought. */
  possible: number;
  /** When it was handed in. */
  happenedAt: number;
  dayKey: string;
}

/** One row of the contest's ledger. */
export interface ContestEntry {
  reason: 'MISSION' | 'RETRY' | 'CORRECTION';
  roundNo: number;
  bookNo: number | null;
  kind: MissionKind | null;
  missionRound: number | null;
  amount: number;
  possible: number;
  happenedAt: number;
}

const inserting = compileOnce(
  (
    db,
    given: Omit<MissionResultRow, 'missionRound'> & { reason: 'MISSION' | 'RETRY'; missionRound: number; now: number },
  ) =>
    db
      .insertInto('contest_entry')
      .values({
        contest_no: given.contestNo,
        account_no: given.accountNo,
        reason: given.reason,
        round_no: given.roundNo,
        book_no: given.bookNo,
        mission_kind: given.kind,
        mission_round: given.missionRound,
        amount: given.amount,
        possible: given.possible,
        happened_at: given.happenedAt,
        day_key: given.dayKey,
        written_at: given.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('entry_no'),
);

/** Counted missions and held ones: both have taken one of the day's places. */
const missionsOfDay = compileOnce((db, given: { contestNo: number; accountNo: number; dayKey: string }) => ({
  compile: () =>
    sql<{ bookNo: number; kind: MissionKind }>`
      select book_no as "bookNo", mission_kind as kind from contest_entry
      where contest_no = ${given.contestNo} and account_no = ${given.accountNo} and day_key = ${given.dayKey}
        and book_no is not null
      union
      select book_no, mission_kind from contest_review
      where contest_no = ${given.contestNo} and account_no = ${given.accountNo} and day_key = ${given.dayKey}
        and subject = 'HOLD'`.compile(db),
}));

const listQuery = compileOnce((db, given: { contestNo: number; accountNo: number }) =>
  db
    .selectFrom('contest_entry')
    .select([
      'reason',
      'round_no as roundNo',
      'book_no as bookNo',
      'mission_kind as kind',
      'mission_round as missionRound',
      'amount',
      'possible',
      'happened_at as happenedAt',
    ])
    .where('contest_no', '=', given.contestNo)
    .where('account_no', '=', given.accountNo)
    .orderBy('entry_no'),
);

const changesQuery = compileOnce((db, { contestNo, accountNo }: { contestNo: number; accountNo: number }) =>
  db
    .selectFrom('contest_entry')
    .select(['amount', 'happened_at as happenedAt', 'written_at as writtenAt', 'entry_no as entryNo'])
    .where('contest_no', '=', contestNo)
    .where('account_no', '=', accountNo)
    .where('amount', '<>', 0)
    .unionAll(
      db
        .selectFrom('contest_mend')
        .select(['amount', 'happened_at as happenedAt', 'written_at as writtenAt'])
        // Written in the same moment as entries, these come first.
        .select((eb) => eb.lit(0).as('entryNo'))
        .where('contest_no', '=', contestNo)
        .where('account_no', '=', accountNo),
    )
    .orderBy('writtenAt')
    .orderBy('entryNo')
    .orderBy('happenedAt'),
);

export const contestEntries = {
  /** False when this round of this mission has counted before. */
  async insertMission(db: Db, row: MissionResultRow, now: number): Promise<boolean> {
    const reason = row.missionRound === 1 ? 'MISSION' : 'RETRY';
    return (await inserting(db, { ...row, reason, now })).rows.length > 0;
  },

  async insertCorrection(
    db: Db,
    row: Pick<MissionResultRow, 'contestNo' | 'accountNo' | 'roundNo' | 'amount' | 'dayKey'>,
    now: number,
  ): Promise<void> {
    await db
      .insertInto('contest_entry')
      .values({
        contest_no: row.contestNo,
        account_no: row.accountNo,
        reason: 'CORRECTION',
        round_no: row.roundNo,
        book_no: null,
        mission_kind: null,
        mission_round: null,
        amount: row.amount,
        possible: 0,
        happened_at: now,
        day_key: row.dayKey,
        written_at: now,
      })
      .execute();
  },

  /** Missions that have taken a place of the daily cap. */
  async missionsOfDay(
    db: Db,
    contestNo: number,
    accountNo: number,
    dayKey: string,
  ): Promise<{ bookNo: number; kind: MissionKind }[]> {
    return (await missionsOfDay(db, { contestNo, accountNo, dayKey })).rows;
  },

  /** What a mission has brought so far, both rounds and withdrawn items together. */
  async sumOf(
    db: Db,
    { contestNo, accountNo, bookNo, kind }: Pick<MissionResultRow, 'contestNo' | 'accountNo' | 'bookNo' | 'kind'>,
  ): Promise<MissionSum> {
    const rows = await db
      .selectFrom('contest_entry')
      .select(['amount', 'possible'])
      .where('contest_no', '=', contestNo)
      .where('account_no', '=', accountNo)
      .where('book_no', '=', bookNo)
      .where('mission_kind', '=', kind)
      .unionAll(
        db
          .selectFrom('contest_mend')
          .select(['amount', 'possible'])
          .where('contest_no', '=', contestNo)
          .where('account_no', '=', accountNo)
          .where('book_no', '=', bookNo)
          .where('mission_kind', '=', kind),
      )
      .execute();
    return rows.reduce(
      (sum, { amount, possible }) => ({ amount: sum.amount + amount, possible: sum.possible + possible }),
      { amount: 0, possible: 0 },
    );
  },

  /** Every change of the points of one participant, what withdrawn items brought included, in the order of writing. */
  async changes(db: Db, contestNo: number, accountNo: number): Promise<PointChange[]> {
    const { rows } = await changesQuery(db, { contestNo, accountNo });
    return rows.map(({ amount, happenedAt }) => ({ amount, happenedAt }));
  },

  /** Everything of one participant, the oldest first. */
  async list(db: Db, contestNo: number, accountNo: number): Promise<ContestEntry[]> {
    return (await listQuery(db, { contestNo, accountNo })).rows;
  },
};
