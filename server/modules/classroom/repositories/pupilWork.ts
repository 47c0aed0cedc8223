import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';

/** Days that a look back ends with: the last one, and the instant after it. Left out, it goes on up to now. */
export interface WorkEnd {
  toDay: string;
  until: number;
}

const readingsQuery = compileByShape(
  [],
  (db, given: { accountNo: number; fromDay: string; toDay?: string | undefined }) => {
    const all = db
      .selectFrom('reading_day')
      .innerJoin('book', 'book.book_no', 'reading_day.book_no')
      .select([
        'reading_day.day_key as day',
        'book.book_no as bookNo',
        'book.book_name as bookName',
        'reading_day.from_page_no as fromPageNo',
        'reading_day.to_page_no as toPageNo',
      ])
      .where('reading_day.account_no', '=', given.accountNo)
      .where('reading_day.day_key', '>=', given.fromDay)
      .orderBy('reading_day.day_key', 'desc')
      .orderBy('reading_day.book_no');
    return given.toDay === undefined ? all : all.where('reading_day.day_key', '<=', given.toDay);
  },
);

const missionsQuery = compileByShape(
  [],
  (db, given: { accountNo: number; since: number; until?: number | undefined }) => {
    const all = db
      .selectFrom('mission_attempt')
      .innerJoin('book', 'book.book_no', 'mission_attempt.book_no')
      .select([
        'mission_attempt.attempt_no as attemptNo',
        'mission_attempt.kind',
        'mission_attempt.round',
        'mission_attempt.version',
        'mission_attempt.rate_hundredths as rateHundredths',
        'mission_attempt.submitted_at as at',
        'book.book_no as bookNo',
        'book.book_name as bookName',
      ])
      .where('mission_attempt.account_no', '=', given.accountNo)
      .where('mission_attempt.submitted_at', '>=', given.since)
      .where('mission_attempt.hidden', '=', 0)
      .orderBy('mission_attempt.submitted_at', 'desc')
      .orderBy('mission_attempt.attempt_no', 'desc')
      .$narrowType<{ at: number }>();
    return given.until === undefined ? all : all.where('mission_attempt.submitted_at', '<', given.until);
  },
);

const verificationsQuery = compileByShape(
  [],
  (db, given: { accountNo: number; fromDay: string; toDay?: string | undefined }) => {
    const all = db
      .selectFrom('verification')
      .innerJoin('book', 'book.book_no', 'verification.book_no')
      .select(['verification.day_key as day', 'book.book_no as bookNo', 'book.book_name as bookName'])
      .where('verification.account_no', '=', given.accountNo)
      .where('verification.day_key', '>=', given.fromDay)
      .orderBy('verification.day_key', 'desc')
      .orderBy('verification.book_no');
    return given.toDay === undefined ? all : all.where('verification.day_key', '<=', given.toDay);
  },
);

const booksToVerifyQuery = compileByShape(
  [],
  (db, { accountNo, toDay, until }: { accountNo: number; toDay?: string | undefined; until?: number | undefined }) => {
    const all = db
      .selectFrom('reading_progress')
      .innerJoin('book', 'book.book_no', 'reading_progress.book_no')
      .leftJoin('verification', (join) =>
        join
          .onRef('verification.book_no', '=', 'reading_progress.book_no')
          .onRef('verification.account_no', '=', 'reading_progress.account_no'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('reading_progress.account_no', '=', accountNo)
      .where('reading_progress.finished_at', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('verification.book_no', 'is', null),
          ...(toDay === undefined ? [] : [eb('verification.day_key', '>', toDay)]),
        ]),
      )
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('book_mission')
            .select('book_mission.book_no')
            .whereRef('book_mission.book_no', '=', 'book.book_no'),
        ),
      );
    return until === undefined ? all : all.where('reading_progress.finished_at', '<', until);
  },
);

/** What one pupil did since a day. */
export const pupilWork = {
  /** Days with the books that were read on them. */
  async readings(db: Db, accountNo: number, fromDay: string, end?: WorkEnd) {
    return (await readingsQuery(db, { accountNo, fromDay, toDay: end?.toDay })).rows;
  },

  /** Rounds handed in and not deleted from the history. */
  async missions(db: Db, accountNo: number, since: number, end?: WorkEnd) {
    const { rows } = await missionsQuery(db, { accountNo, since, until: end?.until });
    return rows satisfies readonly { kind: MissionKind }[];
  },

  /** Books whose scored missions are all done. */
  async verifications(db: Db, accountNo: number, fromDay: string, end?: WorkEnd) {
    return (await verificationsQuery(db, { accountNo, fromDay, toDay: end?.toDay })).rows;
  },

  /** Books read to the last page that have missions and are not verified, or were not when those days ended. */
  async booksToVerify(db: Db, accountNo: number, end?: WorkEnd): Promise<number> {
    return firstRow(await booksToVerifyQuery(db, { accountNo, toDay: end?.toDay, until: end?.until })).count;
  },
};
