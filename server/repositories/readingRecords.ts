import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { compileByShape } from '../db/compileByShape.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';

export interface RecordBook {
  bookNo: number;
  bookName: string;
  authorName: string;
  pageCount: number;
  furthestPageNo: number | null;
  lastReadAt: number | null;
  verifiedAt: number | null;
}

export interface RecordRound {
  attemptNo: number;
  bookNo: number;
  kind: MissionKind;
  round: number;
  version: string;
  seed: number;
  submittedAt: number;
  correctCount: number;
  itemCount: number;
  rate: number;
  points: number;
}

const booksQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('book')
    .leftJoin('reading_progress', (join) =>
      join
        .onRef('reading_progress.book_no', '=', 'book.book_no')
        .on('reading_progress.account_no', '=', given.accountNo),
    )
    .leftJoin('verification', (join) =>
      join.onRef('verification.book_no', '=', 'book.book_no').on('verification.account_no', '=', given.accountNo),
    )
    .select([
      'book.book_no as bookNo',
      'book.book_name as bookName',
      'book.author_name as authorName',
      'book.page_count as pageCount',
      'reading_progress.furthest_page_no as furthestPageNo',
      'reading_progress.updated_at as lastReadAt',
      'verification.verified_at as verifiedAt',
    ])
    // From the reader's own rows: the size of the catalogue does not matter.
    .where('book.book_no', 'in', (eb) =>
      eb
        .selectFrom('reading_progress')
        .select('book_no')
        .where('account_no', '=', given.accountNo)
        .union(eb.selectFrom('verification').select('book_no').where('account_no', '=', given.accountNo))
        .union(
          eb
            .selectFrom('shelf_book')
            .select('book_no')
            .where('account_no', '=', given.accountNo)
            .where('place', 'is not', null),
        )
        .union(
          eb
            .selectFrom('mission_attempt')
            .select('book_no')
            .where('account_no', '=', given.accountNo)
            .where('status', '=', 'SUBMITTED')
            .where('hidden', '=', 0),
        )
        .union(
          eb
            .selectFrom('reading_note')
            .select('book_no')
            .where('account_no', '=', given.accountNo)
            .where('deleted', '=', 0),
        ),
    )
    .orderBy('book.book_name')
    .orderBy('book.book_no'),
);

const playedBooksQuery = compileOnce((db, given: { accountNo: number; limit: number }) =>
  db
    .selectFrom('mission_attempt')
    .innerJoin('book', 'book.book_no', 'mission_attempt.book_no')
    .select((eb) => ['book.book_no as bookNo', 'book.book_name as bookName', eb.fn.max('submitted_at').as('at')])
    .where('mission_attempt.account_no', '=', given.accountNo)
    .where('mission_attempt.status', '=', 'SUBMITTED')
    .where('mission_attempt.hidden', '=', 0)
    .groupBy(['book.book_no', 'book.book_name'])
    .orderBy('at', 'desc')
    .orderBy('book.book_no')
    .limit(given.limit),
);

const roundsQuery = compileByShape([], (db, given: { accountNo: number; bookNo?: number | undefined }) => {
  const all = db
    .selectFrom('mission_attempt')
    .select([
      'attempt_no as attemptNo',
      'book_no as bookNo',
      'kind',
      'round',
      'version',
      'seed',
      'submitted_at',
      'started_at',
      'correct_count as correctCount',
      'item_count as itemCount',
      'rate_hundredths',
      'points',
    ])
    .where('account_no', '=', given.accountNo)
    .where('status', '=', 'SUBMITTED')
    .where('hidden', '=', 0)
    .orderBy('submitted_at')
    .orderBy('attempt_no');
  return given.bookNo === undefined ? all : all.where('book_no', '=', given.bookNo);
});

/** Everything one reader has done; never more than the catalogue has books and missions. */
export const readingRecords = {
  /** Books read, played, verified or put on the shelf, in the order of their names. */
  async books(db: Db, accountNo: number): Promise<RecordBook[]> {
    return (await booksQuery(db, { accountNo })).rows;
  },

  /** Rounds handed in and not deleted from the history, the earliest first. @param bookNo only of this book */
  async rounds(db: Db, accountNo: number, bookNo?: number): Promise<RecordRound[]> {
    const { rows } = await roundsQuery(db, { accountNo, bookNo });
    return rows.map(({ submitted_at, started_at, rate_hundredths, ...row }) => ({
      ...row,
      submittedAt: submitted_at ?? started_at,
      rate: rate_hundredths / 100,
    }));
  },

  /** Books with a mission handed in, the newest first. */
  async playedBooks(db: Db, accountNo: number, limit: number): Promise<{ bookNo: number; bookName: string }[]> {
    return (await playedBooksQuery(db, { accountNo, limit })).rows;
  },
};
