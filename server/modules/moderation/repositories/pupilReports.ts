import { compileByShape } from '#server/db/compileByShape.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { isPupilWithin, type Within } from '#server/repositories/isPupilWithin.ts';
import { reviewStartedAt } from '#server/repositories/reviewStartedAt.ts';

/** Rows of one kind listed at once; what is settled makes room. */
const LISTED = 50;

const countQuery = compileByShape(['classes'], (db, given: Within) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom(openHolds(db, given).clearSelect().select('contest_review.review_no as no').limit(LISTED).as('row'))
      .select(eb.fn.countAll<number>().as('count'))
      .as('holds'),
    eb
      .selectFrom(
        openLevels(db, given).clearSelect().select('contest_level_review.review_no as no').limit(LISTED).as('row'),
      )
      .select(eb.fn.countAll<number>().as('count'))
      .as('levels'),
    eb
      .selectFrom(openItems(db, given).clearSelect().select('item_report.report_no as no').limit(LISTED).as('row'))
      .select(eb.fn.countAll<number>().as('count'))
      .as('items'),
    eb
      .selectFrom(heldReviews(db, given).clearSelect().select('book_review.review_no as no').limit(LISTED).as('row'))
      .select(eb.fn.countAll<number>().as('count'))
      .as('reviews'),
    eb
      .selectFrom(
        openNames(db, given).clearSelect().select('account.account_no as no').distinct().limit(LISTED).as('row'),
      )
      .select(eb.fn.countAll<number>().as('count'))
      .as('names'),
  ]),
);

const holdsQuery = compileByShape(['classes'], (db, given: Within) =>
  openHolds(db, given)
    .leftJoin('book', 'book.book_no', 'contest_review.book_no')
    .select([
      'contest_review.review_no as subjectNo',
      'book.book_name as bookName',
      'contest_review.mission_kind as kind',
      'contest_review.amount as point',
      'contest_review.cause',
      'contest_review.reply',
      'contest_review.happened_at as at',
      'contest_review.replied_at as repliedAt',
      'contest_review.created_at as createdAt',
    ])
    .select(reviewStartedAt)
    .orderBy('contest_review.review_no')
    .limit(LISTED),
);

const levelsQuery = compileByShape(['classes'], (db, given: Within) =>
  openLevels(db, given)
    .select(['contest_level_review.review_no as subjectNo', 'contest_level_review.changed_at as at'])
    .orderBy('contest_level_review.review_no')
    .limit(LISTED),
);

const itemsQuery = compileByShape(['classes'], (db, given: Within) =>
  openItems(db, given)
    .innerJoin('mission_attempt', 'mission_attempt.attempt_no', 'item_report.attempt_no')
    .innerJoin('book', 'book.book_no', 'item_report.book_no')
    .select([
      'item_report.report_no as subjectNo',
      'item_report.book_no as bookNo',
      'book.book_name as bookName',
      'item_report.kind',
      'item_report.item_key as key',
      'mission_attempt.version',
      'mission_attempt.seed',
      'item_report.reason',
      'item_report.words',
      'item_report.reported_at as at',
    ])
    .orderBy('item_report.reported_at')
    .orderBy('item_report.report_no')
    .limit(LISTED),
);

const reviewsQuery = compileByShape(['classes'], (db, given: Within) =>
  heldReviews(db, given)
    .innerJoin('book', 'book.book_no', 'book_review.book_no')
    .select([
      'book_review.review_no as subjectNo',
      'book.book_name as bookName',
      'book_review.stars',
      'book_review.body',
      'book_review.updated_at as at',
    ])
    .orderBy('book_review.updated_at')
    .orderBy('book_review.review_no')
    .limit(LISTED),
);

const namesQuery = compileByShape(['classes'], (db, given: Within) =>
  openNames(db, given)
    .select([
      'neighbour_report.report_no as subjectNo',
      'neighbour_report.nickname',
      'neighbour_report.pet_name as petName',
      'neighbour_report.reason',
      'neighbour_report.reported_at as at',
    ])
    .orderBy('neighbour_report.report_no')
    .limit(LISTED),
);

/** What waits for a decision about pupils, the longest waiting first. */
export const pupilReports = {
  /** How many rows of all kinds wait; each kind is counted up to what is listed of it. */
  async count(db: Db, within: Within): Promise<number> {
    if (within.classes !== 'ALL' && within.classes.length === 0) return 0;
    const counted = firstRow(await countQuery(db, within));
    return Object.values(counted).reduce<number>((sum, count) => sum + Number(count), 0);
  },

  async holds(db: Db, within: Within) {
    return (await holdsQuery(db, within)).rows;
  },

  /** Contest levels that are doubtful after two tests. */
  async levels(db: Db, within: Within) {
    return (await levelsQuery(db, within)).rows;
  },

  async items(db: Db, within: Within) {
    return (await itemsQuery(db, within)).rows;
  },

  async reviews(db: Db, within: Within) {
    return (await reviewsQuery(db, within)).rows;
  },

  /** A row for each report; those about one pupil are settled together. */
  async names(db: Db, within: Within) {
    return (await namesQuery(db, within)).rows;
  },
};

const openHolds = (db: Db, within: Within) =>
  pupilsOf(db, within)
    .innerJoin('contest_review', 'contest_review.account_no', 'account.account_no')
    .where('contest_review.subject', '=', 'HOLD')
    .where('contest_review.state', '=', 'OPEN');

const openLevels = (db: Db, within: Within) =>
  pupilsOf(db, within)
    .innerJoin('contest_level_review', 'contest_level_review.account_no', 'account.account_no')
    .where('contest_level_review.state', '=', 'OPEN');

/** Without those that somebody of the staff has passed on already. */
const openItems = (db: Db, within: Within) =>
  pupilsOf(db, within)
    .innerJoin('item_report', 'item_report.account_no', 'account.account_no')
    .where('item_report.status', '=', 'OPEN')
    .where('item_report.note', '=', '');

const heldReviews = (db: Db, within: Within) =>
  pupilsOf(db, within)
    .innerJoin('book_review', 'book_review.account_no', 'account.account_no')
    .where('book_review.status', '=', 'HELD');

const openNames = (db: Db, within: Within) =>
  pupilsOf(db, within)
    .innerJoin('neighbour_report', 'neighbour_report.reported_no', 'account.account_no')
    .where('neighbour_report.settled_at', 'is', null);

function pupilsOf(db: Db, within: Within) {
  return db
    .selectFrom('account')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .leftJoin('school_class', 'school_class.class_no', 'class_membership.class_no')
    .select([
      'account.account_no as accountNo',
      'account.name',
      'school_class.grade as classGrade',
      'school_class.name as className',
    ])
    .where(isPupilWithin(db, within));
}
