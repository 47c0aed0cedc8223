import type { DoubtedReader, JudgedTest, LevelReviewState } from '#domain/contest/level/LevelReviewState.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A level that is or was doubtful. */
export interface LevelReview extends DoubtedReader {
  reviewNo: number;
  contestNo: number;
  accountNo: number;
  state: LevelReviewState;
  /** What the tests together show. */
  raq: number;
  readingLevel: string;
  levelCode: string;
  usualLevelCode: string;
  decidedCode: string | null;
  words: string | null;
  decidedAt: number | null;
  changedAt: number;
}

/** What one more test brought. */
export type LevelReviewChange = Pick<LevelReview, 'state' | 'doubt' | 'tests' | 'raq' | 'readingLevel' | 'levelCode'>;
export type NewLevelReview = LevelReviewChange &
  Pick<LevelReview, 'contestNo' | 'accountNo' | 'grade' | 'usual' | 'usualLevelCode'>;

export interface LevelDecision {
  decidedCode: string;
  words: string;
  /** Null where an operator decided. */
  staffNo: number | null;
  now: number;
}

const COLUMNS = [
  'review_no as reviewNo',
  'contest_no as contestNo',
  'contest_level_review.account_no as accountNo',
  'state',
  'doubt',
  'contest_level_review.school_grade as grade',
  'usual',
  'tests',
  'contest_level_review.raq',
  'reading_level as readingLevel',
  'level_code as levelCode',
  'usual_level_code as usualLevelCode',
  'decided_code as decidedCode',
  'words',
  'decided_at as decidedAt',
  'changed_at as changedAt',
] as const;

type Found = Omit<LevelReview, 'usual' | 'tests' | 'grade'> & { usual: string; tests: string; grade: string };
const toReview = (row: Found): LevelReview => ({
  ...row,
  grade: row.grade as LevelReview['grade'],
  usual: JSON.parse(row.usual) as LevelReview['usual'],
  tests: JSON.parse(row.tests) as JudgedTest[],
});

const changed = ({ state, doubt, tests, raq, readingLevel, levelCode }: LevelReviewChange) => ({
  state,
  doubt,
  tests: JSON.stringify(tests),
  raq,
  reading_level: readingLevel,
  level_code: levelCode,
});

const unseenDecision = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('contest_level_review')
    .leftJoin('staff', 'staff.staff_no', 'contest_level_review.staff_no')
    .select([
      'review_no as reviewNo',
      'contest_no as contestNo',
      'decided_code as decidedCode',
      'words',
      'staff.name as staffName',
      'decided_at as decidedAt',
    ])
    .where('contest_level_review.account_no', '=', given.accountNo)
    .where('state', '=', 'DECIDED')
    .where('seen_at', 'is', null)
    .orderBy('review_no', 'desc')
    .limit(1),
);

const ofQuery = compileOnce((db, given: { contestNo: number; accountNo: number }) =>
  db
    .selectFrom('contest_level_review')
    .select(COLUMNS)
    .where('contest_no', '=', given.contestNo)
    .where('account_no', '=', given.accountNo),
);

export const contestLevelReviews = {
  async of(db: Db, contestNo: number, accountNo: number): Promise<LevelReview | undefined> {
    const [row] = (await ofQuery(db, { contestNo, accountNo })).rows;
    return row && toReview(row);
  },

  async find(db: Db, reviewNo: number): Promise<LevelReview | undefined> {
    const row = await db
      .selectFrom('contest_level_review')
      .select(COLUMNS)
      .where('review_no', '=', reviewNo)
      .executeTakeFirst();
    return row && toReview(row);
  },

  /** False where there is one already. */
  async insert(db: Db, review: NewLevelReview, now: number): Promise<boolean> {
    const row = await db
      .insertInto('contest_level_review')
      .values({
        contest_no: review.contestNo,
        account_no: review.accountNo,
        school_grade: review.grade,
        usual: JSON.stringify(review.usual),
        usual_level_code: review.usualLevelCode,
        ...changed(review),
        created_at: now,
        changed_at: now,
      })
      .onConflict((conflict) => conflict.columns(['contest_no', 'account_no']).doNothing())
      .returning('review_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Adds the second test. False when it was taken before. */
  async addTest(db: Db, reviewNo: number, change: LevelReviewChange, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('contest_level_review')
      .set({ ...changed(change), changed_at: now })
      .where('review_no', '=', reviewNo)
      .where('state', '=', 'AGAIN')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** False when it was decided before, or no longer needs to be. */
  async decide(db: Db, reviewNo: number, { decidedCode, words, staffNo, now }: LevelDecision): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('contest_level_review')
      .set({ state: 'DECIDED', decided_code: decidedCode, words, staff_no: staffNo, decided_at: now, changed_at: now })
      .where('review_no', '=', reviewNo)
      .where('state', 'in', ['AGAIN', 'OPEN'])
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** The newest decision that the student has not put away. */
  async unseen(db: Db, accountNo: number) {
    return (await unseenDecision(db, { accountNo })).rows[0];
  },

  /** False when there is no decision to put away in this contest. */
  async see(db: Db, accountNo: number, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('contest_level_review')
      .set((eb) => ({ seen_at: eb.fn.coalesce('seen_at', eb.val(now)) }))
      .where('account_no', '=', accountNo)
      .where('state', '=', 'DECIDED')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** What waits in a contest, the longest waiting first, with whose it is. */
  async waiting(db: Db, contestNo: number, limit: number, offset: number) {
    const rows = await db
      .selectFrom('contest_level_review')
      .innerJoin('account', 'account.account_no', 'contest_level_review.account_no')
      .select([...COLUMNS, 'account.site', 'account.account_id as accountId'])
      .where('contest_no', '=', contestNo)
      .where('state', 'in', ['AGAIN', 'OPEN'])
      .orderBy('review_no')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(({ site, accountId, ...row }) => ({ ...toReview(row), site, accountId }));
  },
};
