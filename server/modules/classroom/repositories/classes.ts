import { compileByShape } from '#server/db/compileByShape.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { isClassWithin } from '#server/repositories/isClassWithin.ts';
import type { Within } from '#server/repositories/isPupilWithin.ts';

const listQuery = compileByShape(['classes'], (db, given: Within & { fromYear: number }) =>
  db
    .selectFrom('school_class')
    .leftJoin('class_membership', (join) =>
      join.onRef('class_membership.class_no', '=', 'school_class.class_no').on('class_membership.left_on', 'is', null),
    )
    .select((eb) => [
      'school_class.class_no as classNo',
      'school_class.school_year as schoolYear',
      'school_class.grade',
      'school_class.name',
      eb.fn.count<number>('class_membership.account_no').as('pupilCount'),
    ])
    .where(isClassWithin(db, given))
    .where('school_class.school_year', '>=', given.fromYear)
    .where('school_class.archived_at', 'is', null)
    .groupBy(['school_class.class_no', 'school_class.school_year', 'school_class.grade', 'school_class.name'])
    .orderBy('school_class.school_year')
    .orderBy('school_class.grade')
    .orderBy('school_class.name'),
);

const archivedQuery = compileByShape(['classes'], (db, given: Within & { limit: number; offset: number }) =>
  db
    .selectFrom('school_class')
    .select(['class_no as classNo', 'school_year as schoolYear', 'grade', 'name'])
    .where(isClassWithin(db, given))
    .where('archived_at', 'is not', null)
    .orderBy('school_year', 'desc')
    .orderBy('grade')
    .orderBy('name')
    .orderBy('class_no')
    .limit(given.limit)
    .offset(given.offset),
);

const archivedCountQuery = compileByShape(['classes'], (db, given: Within) =>
  db
    .selectFrom('school_class')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isClassWithin(db, given))
    .where('archived_at', 'is not', null),
);

const namesQuery = compileByShape(['classes'], (db, given: Within) =>
  db.selectFrom('school_class').select(['class_no as classNo', 'grade', 'name']).where(isClassWithin(db, given)),
);

/** Classes of an institution with how many are in them. */
export const classes = {
  /** Of a school year and the ones after it, by year, grade and name; without those that are archived. */
  async list(db: Db, within: Within, fromYear: number) {
    return (await listQuery(db, { ...within, fromYear })).rows;
  },

  /** One page of those that are archived, the latest year first, and how many there are. */
  async archived(db: Db, within: Within, limit: number, offset: number) {
    const [{ rows }, counted] = await Promise.all([
      archivedQuery(db, { ...within, limit, offset }),
      archivedCountQuery(db, within),
    ]);
    return { rows, totalCount: firstRow(counted).count };
  },

  /** Of all years, by number: what they are called. */
  async names(db: Db, within: Within): Promise<{ classNo: number; grade: string; name: string }[]> {
    return (await namesQuery(db, within)).rows;
  },

  async setArchived(db: Db, classNo: number, archivedAt: number | null): Promise<void> {
    await db.updateTable('school_class').set({ archived_at: archivedAt }).where('class_no', '=', classNo).execute();
  },

  /** Who is in a class now, with their numbers. */
  async seats(db: Db, classNo: number): Promise<{ accountNo: number; classNumber: number | null }[]> {
    return db
      .selectFrom('class_membership')
      .select(['account_no as accountNo', 'class_number as classNumber'])
      .where('class_no', '=', classNo)
      .where('left_on', 'is', null)
      .orderBy('account_no')
      .execute();
  },

  async members(db: Db, classNo: number): Promise<number[]> {
    return (await this.seats(db, classNo)).map(({ accountNo }) => accountNo);
  },

  /** The grade of a pupil who moves up; somebody of another grade than the class keeps theirs. */
  async raiseGrade(db: Db, accountNo: number, { from, to }: { from: string; to: string }): Promise<void> {
    await db
      .updateTable('account')
      .set({ school_grade: to })
      .where('account_no', '=', accountNo)
      .where('school_grade', '=', from)
      .execute();
  },

  /** @returns false where another class of the same year and grade has the name */
  async rename(db: Db, classNo: number, name: string): Promise<boolean> {
    const taken = await db
      .selectFrom('school_class as own')
      .innerJoin('school_class as other', (join) =>
        join
          .onRef('other.academy_no', '=', 'own.academy_no')
          .onRef('other.school_year', '=', 'own.school_year')
          .onRef('other.grade', '=', 'own.grade'),
      )
      .select('other.class_no')
      .where('own.class_no', '=', classNo)
      .where('other.name', '=', name)
      .where('other.class_no', '!=', classNo)
      .executeTakeFirst();
    if (taken !== undefined) return false;
    await db.updateTable('school_class').set({ name }).where('class_no', '=', classNo).execute();
    return true;
  },
};
