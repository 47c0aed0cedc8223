import type { AccountStatus } from '#domain/account/statuses.ts';
import { comparedOnly } from '#server/db/comparedOnly.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { isAmong } from '#server/db/isAmong.ts';
import { type Classes, isPupilWithin, type Within } from '#server/repositories/isPupilWithin.ts';
import { statusOf } from './statusOf.ts';

/** A pupil with what was read, as the database has it. */
export interface PupilFigures {
  accountNo: number;
  accountId: string;
  name: string;
  status: AccountStatus;
  schoolGrade: string;
  raq: number;
  createdAt: number;
  classNo: number | null;
  classGrade: string | null;
  className: string | null;
  classNumber: number | null;
  lastReadDay: string | null;
  lastHandInAt: number | null;
  bookCount: number;
  missionCount: number;
  bookPoint: number;
}

/** Those who have left are nobody's pupils. */
const GONE: readonly AccountStatus[] = ['WITHDRAWAL', 'WITHDRAWAL_REQUEST'];

const findQuery = compileOnce((db, given: { academyNo: number; accountNo: number }) =>
  figures(db).where('account.academy_no', '=', given.academyNo).where('account.account_no', '=', given.accountNo),
);

const byNumbersQuery = compileOnce((db, given: { academyNo: number; accountNos: readonly number[] }) =>
  figures(db)
    .where(comparedOnly(db, 'account.academy_no'), '=', given.academyNo)
    .where(isAmong(db, 'account.account_no', given.accountNos)),
);

const listQuery = compileByShape(['classes'], (db, given: Within) =>
  figures(db)
    .where(isPupilWithin(db, given))
    .orderBy('school_class.grade')
    .orderBy('school_class.name')
    .orderBy('class_membership.class_number')
    .orderBy('account.name')
    .orderBy('account.account_no'),
);

const verifiedQuery = compileByShape(['classes'], (db, given: Within & { day: string }) =>
  db
    .selectFrom('verification')
    .innerJoin('account', 'account.account_no', 'verification.account_no')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isPupilWithin(db, given))
    .where('verification.day_key', '>=', given.day),
);

const handInsQuery = compileByShape(['classes'], (db, given: Within & { since: number; limit: number }) =>
  db
    .selectFrom('mission_attempt')
    .innerJoin('account', 'account.account_no', 'mission_attempt.account_no')
    .innerJoin('book', 'book.book_no', 'mission_attempt.book_no')
    .select([
      'account.account_no as accountNo',
      'account.name',
      'book.book_no as bookNo',
      'book.book_name as bookName',
      'mission_attempt.kind',
      'mission_attempt.rate_hundredths as rateHundredths',
      'mission_attempt.submitted_at as at',
    ])
    .where(isPupilWithin(db, given))
    .where('mission_attempt.submitted_at', '>', given.since)
    .where('mission_attempt.hidden', '=', 0)
    .orderBy('mission_attempt.submitted_at', 'desc')
    .limit(given.limit)
    .$narrowType<{ at: number }>(),
);

const waitingQuery = compileByShape(['classes'], (db, given: Within) =>
  db
    .selectFrom('account')
    .select(['account_no as accountNo', 'name', 'school_grade as schoolGrade', 'created_at as since'])
    .where(isPupilWithin(db, given))
    .where(statusOf(db, given), '=', 'WAIT')
    .orderBy('created_at')
    .orderBy('account_no'),
);

/** Pupils of an institution. */
export const pupils = {
  /**
   * By class, number and name. Figures are looked up by index, one pupil after the other. For the pupils of a class, some
   * dozens, and for what leaves the product as a whole.
   */
  async list(db: Db, academyNo: number, classes: Classes): Promise<PupilFigures[]> {
    if (classes !== 'ALL' && classes.length === 0) return [];
    const { rows } = await listQuery(db, { academyNo, classes });
    return rows.map(read);
  },

  /** Those of these numbers, in the order of the numbers. */
  async byNumbers(db: Db, academyNo: number, accountNos: readonly number[]): Promise<PupilFigures[]> {
    if (accountNos.length === 0) return [];
    const { rows } = await byNumbersQuery(db, { academyNo, accountNos });
    const found = new Map(rows.map((row) => [row.accountNo, read(row)]));
    return accountNos.flatMap((accountNo) => found.get(accountNo) ?? []);
  },

  async find(db: Db, academyNo: number, accountNo: number): Promise<PupilFigures | undefined> {
    const [row] = (await findQuery(db, { academyNo, accountNo })).rows;
    return row && read(row);
  },

  /** Verified books of these classes since a day. */
  async verifiedSince(db: Db, academyNo: number, classes: Classes, day: string): Promise<number> {
    if (classes !== 'ALL' && classes.length === 0) return 0;
    return firstRow(await verifiedQuery(db, { academyNo, classes, day })).count;
  },

  /** Missions handed in since an instant, the latest first. */
  async handIns(db: Db, academyNo: number, classes: Classes, since: number, limit: number) {
    if (classes !== 'ALL' && classes.length === 0) return [];
    return (await handInsQuery(db, { academyNo, classes, since, limit })).rows;
  },

  /** Who waits to be let in, the one who waits longest first. */
  async waiting(db: Db, academyNo: number, classes: Classes) {
    if (classes !== 'ALL' && classes.length === 0) return [];
    return (await waitingQuery(db, { academyNo, classes })).rows;
  },
};

function figures(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .leftJoin('school_class', 'school_class.class_no', 'class_membership.class_no')
    .leftJoin('purse', 'purse.account_no', 'account.account_no')
    .select((eb) => [
      'account.account_no as accountNo',
      'account.account_id as accountId',
      'account.name',
      'account.status',
      'account.school_grade as schoolGrade',
      'account.raq',
      'account.created_at as createdAt',
      'school_class.class_no as classNo',
      'school_class.grade as classGrade',
      'school_class.name as className',
      'class_membership.class_number as classNumber',
      'purse.book_point as bookPoint',
      eb
        .selectFrom('reading_day')
        .select((inner) => inner.fn.max('reading_day.day_key').as('day'))
        .whereRef('reading_day.account_no', '=', 'account.account_no')
        .as('lastReadDay'),
      eb
        .selectFrom('mission_attempt')
        .select((inner) => inner.fn.max('mission_attempt.submitted_at').as('at'))
        .whereRef('mission_attempt.account_no', '=', 'account.account_no')
        .as('lastHandInAt'),
      eb
        .selectFrom('verification')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('verification.account_no', '=', 'account.account_no')
        .as('bookCount'),
      eb
        .selectFrom('mission_attempt')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('mission_attempt.account_no', '=', 'account.account_no')
        .where('mission_attempt.status', '=', 'SUBMITTED')
        .where('mission_attempt.round', '=', 1)
        .where('mission_attempt.hidden', '=', 0)
        .as('missionCount'),
    ])
    .where('account.status', 'not in', [...GONE]);
}

type Row = { [Field in keyof PupilFigures]: PupilFigures[Field] | null };

function read(row: Row): PupilFigures {
  return {
    ...(row as PupilFigures),
    bookCount: row.bookCount ?? 0,
    missionCount: row.missionCount ?? 0,
    bookPoint: row.bookPoint ?? 0,
  };
}
