import type { ReviewReportReason } from '#domain/review/checkReview.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const pageQuery = compileOnce((db, given: { accountNo: number; bookNo: number; limit: number; offset: number }) =>
  db
    .selectFrom('book_review')
    .innerJoin('account', 'account.account_no', 'book_review.account_no')
    .leftJoin('book_review_report', (join) =>
      join
        .onRef('book_review_report.review_no', '=', 'book_review.review_no')
        .on('book_review_report.account_no', '=', given.accountNo),
    )
    .select([
      'book_review.review_no as reviewNo',
      'account.name',
      'book_review.stars',
      'book_review.body',
      'book_review.written_at as writtenAt',
      'book_review_report.reported_at as reportedAt',
    ])
    .where('book_review.book_no', '=', given.bookNo)
    .where('book_review.status', '=', 'SHOWN')
    .where('book_review.account_no', '<>', given.accountNo)
    .orderBy('book_review.written_at', 'desc')
    .orderBy('book_review.review_no', 'desc')
    .limit(given.limit)
    .offset(given.offset),
);

const starCountsQuery = compileOnce((db, given: { bookNo: number }) =>
  db
    .selectFrom('book_review')
    .select((eb) => ['stars', eb.fn.countAll<number>().as('reviews')])
    .where('book_no', '=', given.bookNo)
    .where('status', '=', 'SHOWN')
    .groupBy('stars'),
);

const ofReaderQuery = compileOnce((db, given: { bookNo: number; accountNo: number }) =>
  db
    .selectFrom('book_review')
    .select(['review_no as reviewNo', 'stars', 'body', 'status', 'written_at as writtenAt'])
    .where('book_no', '=', given.bookNo)
    .where('account_no', '=', given.accountNo),
);

/** Readers' reviews and the reports about them. */
export const bookReviews = {
  /** Shown reviews of others, the newest first, with whether this reader has reported them. */
  async page(db: Db, bookNo: number, accountNo: number, limit: number, offset: number) {
    return (await pageQuery(db, { accountNo, bookNo, limit, offset })).rows;
  },

  /** How many shown reviews gave each number of stars. */
  async starCounts(db: Db, bookNo: number): Promise<number[]> {
    const { rows } = await starCountsQuery(db, { bookNo });
    return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.reviews ?? 0);
  },

  async ofReader(db: Db, bookNo: number, accountNo: number) {
    return (await ofReaderQuery(db, { bookNo, accountNo })).rows[0];
  },

  /** Writes or changes the one review of a reader; who changes a held one is not shown again by that. */
  async save(
    db: Db,
    review: { bookNo: number; accountNo: number; stars: number; body: string; now: number },
  ): Promise<void> {
    const { stars, body, now } = review;
    await db
      .insertInto('book_review')
      .values({
        book_no: review.bookNo,
        account_no: review.accountNo,
        stars,
        body,
        status: 'SHOWN',
        written_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_no', 'book_no']).doUpdateSet({ stars, body, updated_at: now }),
      )
      .execute();
  },

  /** Held and hidden ones stay: else a new start would wipe the reports. Returns whether one was removed. */
  async remove(db: Db, bookNo: number, accountNo: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('book_review')
      .where('book_no', '=', bookNo)
      .where('account_no', '=', accountNo)
      .where('status', '=', 'SHOWN')
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** A shown review of somebody else. */
  async shownOfOther(db: Db, reviewNo: number, accountNo: number): Promise<boolean> {
    const row = await db
      .selectFrom('book_review')
      .select('review_no')
      .where('review_no', '=', reviewNo)
      .where('status', '=', 'SHOWN')
      .where('account_no', '<>', accountNo)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Returns how many readers have reported the review by now; a second report of the same reader is none. */
  async report(
    db: Db,
    report: { reviewNo: number; accountNo: number; reason: ReviewReportReason; now: number },
  ): Promise<number> {
    await db
      .insertInto('book_review_report')
      .values({
        review_no: report.reviewNo,
        account_no: report.accountNo,
        reason: report.reason,
        reported_at: report.now,
      })
      .onConflict((conflict) => conflict.columns(['review_no', 'account_no']).doNothing())
      .execute();
    const { reports } = await db
      .selectFrom('book_review_report')
      .select((eb) => eb.fn.countAll<number>().as('reports'))
      .where('review_no', '=', report.reviewNo)
      .executeTakeFirstOrThrow();
    return reports;
  },

  async findHeld(db: Db, reviewNo: number, accountNo: number) {
    return db
      .selectFrom('book_review')
      .select('book_no as bookNo')
      .where('review_no', '=', reviewNo)
      .where('account_no', '=', accountNo)
      .where('status', '=', 'HELD')
      .executeTakeFirst();
  },

  async setStatus(db: Db, reviewNo: number, status: 'SHOWN' | 'HELD' | 'HIDDEN', now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('book_review')
      .set({ status, updated_at: now })
      .where('review_no', '=', reviewNo)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Reports are settled once an operator has decided. */
  async forgetReports(db: Db, reviewNo: number): Promise<void> {
    await db.deleteFrom('book_review_report').where('review_no', '=', reviewNo).execute();
  },

  /** Held reviews with the reasons given, the longest waiting first. */
  async held(db: Db, limit: number, offset: number) {
    const rows = await db
      .selectFrom('book_review')
      .innerJoin('book', 'book.book_no', 'book_review.book_no')
      .select(['review_no as reviewNo', 'book.book_name as bookName', 'stars', 'body', 'updated_at as heldAt'])
      .where('status', '=', 'HELD')
      .orderBy('updated_at')
      .orderBy('review_no')
      .limit(limit)
      .offset(offset)
      .execute();
    const reasons = await bookReviews.reasons(
      db,
      rows.map(({ reviewNo }) => reviewNo),
    );
    return rows.map((row) => ({ ...row, reasons: reasons.get(row.reviewNo) ?? [] }));
  },

  /** Why each of these was reported, a reason for each report; none for one without reports. */
  async reasons(db: Db, reviewNos: readonly number[]): Promise<Map<number, ReviewReportReason[]>> {
    const reasons = new Map<number, ReviewReportReason[]>();
    if (reviewNos.length === 0) return reasons;
    const reports = await db
      .selectFrom('book_review_report')
      .select(['review_no as reviewNo', 'reason'])
      .where('review_no', 'in', [...reviewNos])
      .execute();
    for (const { reviewNo, reason } of reports) reasons.set(reviewNo, [...(reasons.get(reviewNo) ?? []), reason]);
    return reasons;
  },
};
