import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A mission of one student. */
export interface ContestMission {
  accountNo: number;
  bookNo: number;
  kind: MissionKind;
}

/** What a withdrawn item has brought to a contest. */
export interface ContestCorrection {
  roundNo: number;
  bookNo: number;
  kind: MissionKind;
  amount: number;
  /** When the mission counted. */
  happenedAt: number;
}

/** A round of a mission that counted, or what a withdrawn item has brought to it since. */
export interface CountedRound {
  contestNo: number;
  roundNo: number;
  /** Null for what a withdrawn item has brought. */
  missionRound: 1 | 2 | null;
  amount: number;
  possible: number;
  happenedAt: number;
}

/** A round of a mission that waits to be looked at. */
export interface HeldRound {
  reviewNo: number;
  contestNo: number;
  missionRound: 1 | 2;
  amount: number;
  possible: number;
}

const toRound = (round: number | null): 1 | 2 => (round === 2 ? 2 : 1);

const listQuery = compileOnce((db, given: { contestNo: number; accountNo: number }) =>
  db
    .selectFrom('contest_mend')
    .select(['round_no as roundNo', 'book_no as bookNo', 'mission_kind as kind', 'amount', 'happened_at as happenedAt'])
    .where('contest_no', '=', given.contestNo)
    .where('account_no', '=', given.accountNo),
);

/** The part of the contest's ledger that withdrawn items write; like all of it, the database refuses to change it. */
export const contestCorrections = {
  /** Everything that contests have counted for a mission, those of the past included. */
  async counted(db: Db, { accountNo, bookNo, kind }: ContestMission): Promise<CountedRound[]> {
    const entries = await db
      .selectFrom('contest_entry')
      .select([
        'contest_no as contestNo',
        'round_no as roundNo',
        'mission_round as missionRound',
        'amount',
        'possible',
        'happened_at as happenedAt',
      ])
      .where('account_no', '=', accountNo)
      .where('book_no', '=', bookNo)
      .where('mission_kind', '=', kind)
      .orderBy('entry_no')
      .execute();
    const corrections = await db
      .selectFrom('contest_mend')
      .select(['contest_no as contestNo', 'round_no as roundNo', 'amount', 'possible', 'happened_at as happenedAt'])
      .where('account_no', '=', accountNo)
      .where('book_no', '=', bookNo)
      .where('mission_kind', '=', kind)
      .execute();
    return [
      ...entries.map((row) => ({ ...row, missionRound: toRound(row.missionRound) })),
      ...corrections.map((row) => ({ ...row, missionRound: null })),
    ];
  },

  /** Rounds of a mission that wait, the first one first. */
  async held(db: Db, { accountNo, bookNo, kind }: ContestMission): Promise<HeldRound[]> {
    const rows = await db
      .selectFrom('contest_review')
      .select([
        'review_no as reviewNo',
        'contest_no as contestNo',
        'mission_round as missionRound',
        'amount',
        'possible',
      ])
      .where('account_no', '=', accountNo)
      .where('book_no', '=', bookNo)
      .where('mission_kind', '=', kind)
      .where('subject', '=', 'HOLD')
      .where('state', '=', 'OPEN')
      .orderBy('mission_round')
      .execute();
    return rows.map((row) => ({ ...row, missionRound: toRound(row.missionRound) }));
  },

  /** False when this item has been paid to this contest before. */
  async insert(
    db: Db,
    { accountNo, bookNo, kind, item }: ContestMission & { item: string },
    correction: Omit<CountedRound, 'missionRound'>,
    now: number,
  ): Promise<boolean> {
    const row = await db
      .insertInto('contest_mend')
      .values({
        contest_no: correction.contestNo,
        account_no: accountNo,
        book_no: bookNo,
        mission_kind: kind,
        item_hash: item,
        round_no: correction.roundNo,
        amount: correction.amount,
        possible: correction.possible,
        happened_at: correction.happenedAt,
        written_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('amount')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Of one participant. */
  async list(db: Db, contestNo: number, accountNo: number): Promise<ContestCorrection[]> {
    return (await listQuery(db, { contestNo, accountNo })).rows;
  },
};
