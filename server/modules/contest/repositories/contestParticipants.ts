import type { Replacement } from '#domain/contest/chooseReserves.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** Somebody with a contest level. */
export interface Participant {
  contestNo: number;
  accountNo: number;
  levelCode: string;
  readingLevel: string;
  raq: number;
  joinedAt: number;
  schoolGrade: string;
  point: number;
  /** Points of missions, and what those could pay. */
  earned: number;
  possible: number;
  /** Hundredths of a per cent. */
  rate: number;
  reachedAt: number;
  growth: number | null;
  listed: boolean;
  certificateCode: string;
  /** Books of the level in whose place this reader has a reserve. */
  replacements: readonly Replacement[];
}

export interface NewParticipant {
  contestNo: number;
  accountNo: number;
  levelCode: string;
  readingLevel: string;
  raq: number;
  schoolGrade: string;
  certificateCode: string;
  replacements: readonly Replacement[];
  /** Before the first points, the moment from which they could have come. */
  reachedAt: number;
  now: number;
}

/** What the score of a participant is after a change. */
export type Score = Pick<Participant, 'point' | 'earned' | 'possible' | 'rate' | 'reachedAt' | 'growth'>;

const COLUMNS = [
  'contest_participant.contest_no as contestNo',
  'contest_participant.account_no as accountNo',
  'contest_participant.level_code as levelCode',
  'contest_participant.reading_level as readingLevel',
  'contest_participant.raq',
  'contest_participant.joined_at as joinedAt',
  'contest_participant.school_grade as schoolGrade',
  'contest_participant.point',
  'contest_participant.earned',
  'contest_participant.possible',
  'contest_participant.rate_hundredths as rate',
  'contest_participant.reached_at as reachedAt',
  'contest_participant.growth',
  'contest_participant.listed',
  'contest_participant.certificate_code as certificateCode',
  'contest_participant.replacements',
] as const;

const participant = compileOnce((db, given: { contestNo: number; accountNo: number }) =>
  db
    .selectFrom('contest_participant')
    .select(COLUMNS)
    .where('contest_no', '=', given.contestNo)
    .where('account_no', '=', given.accountNo),
);

/** A row for each contest that was joined; a single one without a contest for who has joined none. */
const reader = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('account')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .leftJoin('contest_participant', 'contest_participant.account_no', 'account.account_no')
    .select([
      'account.academy_no as academyNo',
      'account.school_grade as grade',
      'account.raq as ownRaq',
      'class_membership.class_no as classNo',
    ])
    .select(COLUMNS)
    .where('account.account_no', '=', given.accountNo),
);

const scoring = compileOnce((db, given: { contestNo: number; accountNo: number } & Score) =>
  db
    .updateTable('contest_participant')
    .set({
      point: given.point,
      earned: given.earned,
      possible: given.possible,
      rate_hundredths: given.rate,
      reached_at: given.reachedAt,
      growth: given.growth,
    })
    .where('contest_no', '=', given.contestNo)
    .where('account_no', '=', given.accountNo),
);

const weekAdding = compileOnce((db, given: { contestNo: number; accountNo: number; roundNo: number; point: number }) =>
  db
    .insertInto('contest_week')
    .values({
      contest_no: given.contestNo,
      account_no: given.accountNo,
      round_no: given.roundNo,
      point: given.point,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['contest_no', 'account_no', 'round_no'])
        .doUpdateSet((eb) => ({ point: eb('contest_week.point', '+', eb.ref('excluded.point')) })),
    ),
);

const weekPoints = compileOnce((db, given: { contestNo: number; accountNo: number }) =>
  db
    .selectFrom('contest_week')
    .select(['round_no as roundNo', 'point'])
    .where('contest_no', '=', given.contestNo)
    .where('account_no', '=', given.accountNo),
);

/** Where a reader belongs now. */
export interface StoredPlace {
  academyNo: number | null;
  classNo: number | null;
  grade: string;
  raq: number;
}

type Found = Omit<Participant, 'listed' | 'replacements'> & { listed: number; replacements: string | null };
const toParticipant = (row: Found): Participant => ({
  contestNo: row.contestNo,
  accountNo: row.accountNo,
  levelCode: row.levelCode,
  readingLevel: row.readingLevel,
  raq: row.raq,
  joinedAt: row.joinedAt,
  schoolGrade: row.schoolGrade,
  point: row.point,
  earned: row.earned,
  possible: row.possible,
  rate: row.rate,
  reachedAt: row.reachedAt,
  growth: row.growth,
  certificateCode: row.certificateCode,
  listed: row.listed === 1,
  replacements: row.replacements === null ? [] : (JSON.parse(row.replacements) as Replacement[]),
});

const byCertificateQuery = compileOnce((db, given: { contestNo: number; certificateCode: string }) =>
  db
    .selectFrom('contest_participant')
    .select(COLUMNS)
    .where('contest_no', '=', given.contestNo)
    .where('certificate_code', '=', given.certificateCode),
);

export const contestParticipants = {
  async find(db: Db, contestNo: number, accountNo: number): Promise<Participant | undefined> {
    const [row] = (await participant(db, { contestNo, accountNo })).rows;
    return row && toParticipant(row);
  },

  /**
   * Lets joining and handing in run one after the other: both change this row first, so that on PostgreSQL the later one
   * runs again and sees the other.
   */
  async takeTurn(db: Db, accountNo: number): Promise<void> {
    await db
      .updateTable('account')
      .set((eb) => ({ raq: eb.ref('raq') }))
      .where('account_no', '=', accountNo)
      .execute();
  },

  /** Where a reader belongs now, and every contest that was ever joined, in no order. */
  async ofReader(db: Db, accountNo: number): Promise<{ place: StoredPlace; joined: Participant[] }> {
    const { rows } = await reader(db, { accountNo });
    const [row] = rows;
    return {
      place: {
        academyNo: row?.academyNo ?? null,
        classNo: row?.classNo ?? null,
        grade: row?.grade ?? '',
        raq: row?.ownRaq ?? 0,
      },
      joined: rows.flatMap((one) => (one.contestNo === null ? [] : toParticipant(one as Found))),
    };
  },

  /** False when the account takes part already: a level is given once. */
  async insert(db: Db, given: NewParticipant): Promise<boolean> {
    const row = await db
      .insertInto('contest_participant')
      .values({
        contest_no: given.contestNo,
        account_no: given.accountNo,
        level_code: given.levelCode,
        reading_level: given.readingLevel,
        raq: given.raq,
        school_grade: given.schoolGrade,
        joined_at: given.now,
        reached_at: given.reachedAt,
        certificate_code: given.certificateCode,
        replacements: given.replacements.length === 0 ? null : JSON.stringify(given.replacements),
      })
      .onConflict((conflict) => conflict.columns(['contest_no', 'account_no']).doNothing())
      .returning('account_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  async setScore(db: Db, { contestNo, accountNo }: Participant, score: Score): Promise<void> {
    await scoring(db, { contestNo, accountNo, ...score });
  },

  async setReplacements(
    db: Db,
    { contestNo, accountNo }: Participant,
    replacements: readonly Replacement[],
  ): Promise<void> {
    await db
      .updateTable('contest_participant')
      .set({ replacements: JSON.stringify(replacements) })
      .where('contest_no', '=', contestNo)
      .where('account_no', '=', accountNo)
      .execute();
  },

  async addToWeek(
    db: Db,
    week: { contestNo: number; accountNo: number; roundNo: number; point: number },
  ): Promise<void> {
    await weekAdding(db, week);
  },

  async weeks(db: Db, contestNo: number, accountNo: number): Promise<{ roundNo: number; point: number }[]> {
    return (await weekPoints(db, { contestNo, accountNo })).rows;
  },

  async setListed(db: Db, contestNo: number, accountNo: number, listed: boolean): Promise<boolean> {
    const result = await db
      .updateTable('contest_participant')
      .set({ listed: listed ? 1 : 0 })
      .where('contest_no', '=', contestNo)
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  async byCertificate(db: Db, contestNo: number, certificateCode: string): Promise<Participant | undefined> {
    const [row] = (await byCertificateQuery(db, { contestNo, certificateCode })).rows;
    return row && toParticipant(row);
  },

  /** Everybody with points, with what a prize is checked by; in the order of the places of each level. */
  async finalList(db: Db, contestNo: number) {
    return db
      .selectFrom('contest_participant')
      .innerJoin('account', 'account.account_no', 'contest_participant.account_no')
      .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
      .select([
        'contest_participant.level_code as levelCode',
        'contest_participant.reading_level as readingLevel',
        'contest_participant.school_grade as gradeAtTest',
        'contest_participant.point',
        'contest_participant.rate_hundredths as rate',
        'contest_participant.growth',
        'contest_participant.account_no as accountNo',
        'contest_participant.certificate_code as certificateCode',
        'account.site',
        'account.account_id as accountId',
        'account.name',
        'account.school_name as schoolName',
        'account.school_grade as grade',
        'account.birthday',
        'account.status',
        'institution.name as institutionName',
      ])
      .where('contest_participant.contest_no', '=', contestNo)
      .where('contest_participant.down_point', '<', 0)
      .orderBy('contest_participant.level_code')
      .orderBy('contest_participant.down_point')
      .orderBy('contest_participant.down_rate')
      .orderBy('contest_participant.reached_at')
      .orderBy('contest_participant.account_no')
      .execute();
  },
};
