import type { PaperKind } from '#domain/paper/paperKinds.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A sheet with its pupil, who is in the institution, and its attempt. */
export type FoundSheet = NonNullable<Awaited<ReturnType<typeof paperSheets.find>>>;

const findQuery = compileOnce((db, given: { academyNo: number; code: string }) =>
  sheetsOf(db, given.academyNo).where('paper_sheet.code', '=', given.code),
);

const ofClassQuery = compileOnce((db, given: { academyNo: number; classNo: number; since: number; limit: number }) =>
  sheetsOf(db, given.academyNo)
    .where('class_membership.class_no', '=', given.classNo)
    .where((eb) =>
      eb.or([
        eb('paper_sheet.printed_at', '>=', given.since),
        eb.and([eb('paper_sheet.entered_at', 'is', null), eb('paper_sheet.withdrawn_at', 'is', null)]),
      ]),
    )
    .orderBy('paper_sheet.sheet_no', 'desc')
    .limit(given.limit),
);

const waitingQuery = compileOnce(
  (db, given: { academyNo: number; classNo: number; bookNo: number; kind: 'QUIZ' | 'OX' | 'PUZZLE' | 'MATCHING' }) =>
    sheetsOf(db, given.academyNo)
      .where('class_membership.class_no', '=', given.classNo)
      .where('mission_attempt.book_no', '=', given.bookNo)
      .where('mission_attempt.kind', '=', given.kind)
      .where('mission_attempt.status', '=', 'OPEN')
      .where('paper_sheet.entered_at', 'is', null)
      .where('paper_sheet.withdrawn_at', 'is', null),
);

/** Sheets of pupils who are in an institution now, by the class that they are in now. */
export const paperSheets = {
  async find(db: Db, academyNo: number, code: string) {
    return (await findQuery(db, { academyNo, code })).rows[0];
  },

  /** Of the pupils of a class, the latest first; those before `since` only while nobody has typed them in. */
  async ofClass(
    db: Db,
    academyNo: number,
    { classNo, since, limit }: { classNo: number; since: number; limit: number },
  ) {
    return (await ofClassQuery(db, { academyNo, classNo, since, limit })).rows;
  },

  /** Of the pupils of a class, sheets that wait, for one mission of a book. */
  async waiting(
    db: Db,
    academyNo: number,
    { classNo, bookNo, kind }: { classNo: number; bookNo: number; kind: PaperKind },
  ) {
    return (await waitingQuery(db, { academyNo, classNo, bookNo, kind })).rows;
  },

  /** The code of the sheet of an attempt that was not taken back. */
  async codeOf(db: Db, attemptNo: number): Promise<string | undefined> {
    const row = await db
      .selectFrom('paper_sheet')
      .select('code')
      .where('attempt_no', '=', attemptNo)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    return row?.code;
  },

  /** @returns the number; undefined where the code is in use or the attempt has a sheet */
  async insert(
    db: Db,
    sheet: { code: string; academyNo: number; accountNo: number; attemptNo: number; staffNo: number },
    now: number,
  ): Promise<number | undefined> {
    const row = await db
      .insertInto('paper_sheet')
      .values({
        code: sheet.code,
        academy_no: sheet.academyNo,
        account_no: sheet.accountNo,
        attempt_no: sheet.attemptNo,
        printed_by: sheet.staffNo,
        printed_at: now,
        entry_key: null,
        entered_by: null,
        entered_at: null,
        withdrawn_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('sheet_no')
      .executeTakeFirst();
    return row?.sheet_no;
  },

  /** @returns false for everybody but the one who does */
  async enter(db: Db, sheetNo: number, by: { entryKey: string; staffNo: number }, now: number): Promise<boolean> {
    const updated = await db
      .updateTable('paper_sheet')
      .set({ entry_key: by.entryKey, entered_by: by.staffNo, entered_at: now })
      .where('sheet_no', '=', sheetNo)
      .where('entered_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  /** @returns false for one that was typed in or taken back before */
  async withdraw(db: Db, sheetNo: number, now: number): Promise<boolean> {
    const updated = await db
      .updateTable('paper_sheet')
      .set({ withdrawn_at: now })
      .where('sheet_no', '=', sheetNo)
      .where('entered_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },
};

function sheetsOf(db: Db, academyNo: number) {
  return db
    .selectFrom('paper_sheet')
    .innerJoin('account', 'account.account_no', 'paper_sheet.account_no')
    .innerJoin('mission_attempt', 'mission_attempt.attempt_no', 'paper_sheet.attempt_no')
    .innerJoin('book', 'book.book_no', 'mission_attempt.book_no')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.account_no', '=', 'account.account_no').on('class_membership.left_on', 'is', null),
    )
    .leftJoin('school_class', 'school_class.class_no', 'class_membership.class_no')
    .leftJoin('staff', 'staff.staff_no', 'paper_sheet.entered_by')
    .select([
      'paper_sheet.sheet_no as sheetNo',
      'paper_sheet.code',
      'paper_sheet.printed_at as printedAt',
      'paper_sheet.entry_key as entryKey',
      'paper_sheet.entered_at as enteredAt',
      'paper_sheet.withdrawn_at as withdrawnAt',
      'staff.name as enteredBy',
      'account.account_no as accountNo',
      'account.name',
      'account.school_grade as schoolGrade',
      'class_membership.class_no as classNo',
      'class_membership.class_number as classNumber',
      'school_class.grade as classGrade',
      'school_class.name as className',
      'book.book_no as bookNo',
      'book.book_name as bookName',
      'mission_attempt.attempt_no as attemptNo',
      'mission_attempt.kind',
      'mission_attempt.status',
      'mission_attempt.hidden',
      'mission_attempt.seed',
      'mission_attempt.version',
      'mission_attempt.correct_count as correctCount',
      'mission_attempt.item_count as itemCount',
      'mission_attempt.points',
    ])
    .where('paper_sheet.academy_no', '=', academyNo)
    .where('account.academy_no', '=', academyNo)
    .where('account.status', '=', 'ACTIVE')
    .$narrowType<{ kind: PaperKind }>();
}
