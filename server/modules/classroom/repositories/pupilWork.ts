import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { Db } from '#server/db/Db.ts';

/** Days that a look back ends with: the last one, and the instant after it. Left out, it goes on up to now. */
export interface WorkEnd {
  toDay: string;
  until: number;
}

/** What one pupil did since a day. */
export const pupilWork = {
  /** Days with the books that were read on them. */
  async readings(db: Db, accountNo: number, fromDay: string, end?: WorkEnd) {
    return db
      .selectFrom('reading_day')
      .innerJoin('book', 'book.book_no', 'reading_day.book_no')
      .select([
        'reading_day.day_key as day',
        'book.book_no as bookNo',
        'book.book_name as bookName',
        'reading_day.from_page_no as fromPageNo',
        'reading_day.to_page_no as toPageNo',
      ])
      .where('reading_day.account_no', '=', accountNo)
      .where('reading_day.day_key', '>=', fromDay)
      .$if(end !== undefined, (query) => query.where('reading_day.day_key', '<=', end?.toDay ?? ''))
      .orderBy('reading_day.day_key', 'desc')
      .execute();
  },

  /** Rounds handed in and not deleted from the history. */
  async missions(db: Db, accountNo: number, since: number, end?: WorkEnd) {
    const rows = await db
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
      .where('mission_attempt.account_no', '=', accountNo)
      .where('mission_attempt.submitted_at', '>=', since)
      .$if(end !== undefined, (query) => query.where('mission_attempt.submitted_at', '<', end?.until ?? 0))
      .where('mission_attempt.hidden', '=', 0)
      .orderBy('mission_attempt.submitted_at', 'desc')
      .$narrowType<{ at: number }>()
      .execute();
    return rows satisfies readonly { kind: MissionKind }[];
  },

  /** Books whose scored missions are all done. */
  async verifications(db: Db, accountNo: number, fromDay: string, end?: WorkEnd) {
    return db
      .selectFrom('verification')
      .innerJoin('book', 'book.book_no', 'verification.book_no')
      .select(['verification.day_key as day', 'book.book_no as bookNo', 'book.book_name as bookName'])
      .where('verification.account_no', '=', accountNo)
      .where('verification.day_key', '>=', fromDay)
      .$if(end !== undefined, (query) => query.where('verification.day_key', '<=', end?.toDay ?? ''))
      .orderBy('verification.day_key', 'desc')
      .execute();
  },

  /** Books read to the last page that have missions and are not verified, or were not when those days ended. */
  async booksToVerify(db: Db, accountNo: number, end?: WorkEnd): Promise<number> {
    const row = await db
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
          ...(end === undefined ? [] : [eb('verification.day_key', '>', end.toDay)]),
        ]),
      )
      .$if(end !== undefined, (query) => query.where('reading_progress.finished_at', '<', end?.until ?? 0))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('book_mission')
            .select('book_mission.book_no')
            .whereRef('book_mission.book_no', '=', 'book.book_no'),
        ),
      )
      .executeTakeFirstOrThrow();
    return row.count;
  },
};
