import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { firstRow } from '../db/firstRow.ts';

export interface ClassFacts {
  academyNo: number;
  schoolYear: number;
  grade: string;
  name: string;
}

const gradeOfQuery = compileOnce((db, given: { classNo: number }) =>
  db.selectFrom('school_class').select('grade').where('class_no', '=', given.classNo),
);

const isOfQuery = compileOnce((db, given: { classNo: number; academyNo: number }) =>
  db
    .selectFrom('school_class')
    .select('class_no')
    .where('class_no', '=', given.classNo)
    .where('academy_no', '=', given.academyNo),
);

/** Classes of institutions, and who is in them. Days are `YYYY-MM-DD` in Seoul. */
export const schoolClasses = {
  /** The number of the class, which is made where there is none, and taken out where it was archived. */
  async ensure(db: Db, facts: ClassFacts, now: number): Promise<number> {
    const made = await db
      .insertInto('school_class')
      .values({
        academy_no: facts.academyNo,
        school_year: facts.schoolYear,
        grade: facts.grade,
        name: facts.name,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['academy_no', 'school_year', 'grade', 'name']).doUpdateSet({ archived_at: null }),
      )
      .returning('class_no')
      .executeTakeFirstOrThrow();
    return made.class_no;
  },

  /** Puts a student into a class, out of the one before; the same class again only changes the number. */
  async enter(db: Db, given: { accountNo: number; classNo: number; classNumber: number | null; day: string }) {
    const { accountNo, classNo, classNumber, day } = given;
    const open = await db
      .selectFrom('class_membership')
      .select(['class_no'])
      .where('account_no', '=', accountNo)
      .where('left_on', 'is', null)
      .executeTakeFirst();
    if (open?.class_no === classNo) {
      if (classNumber === null) return;
      await db
        .updateTable('class_membership')
        .set({ class_number: classNumber })
        .where('account_no', '=', accountNo)
        .where('left_on', 'is', null)
        .execute();
      return;
    }
    await this.leave(db, accountNo, day);
    await db
      .insertInto('class_membership')
      .values({ account_no: accountNo, class_no: classNo, class_number: classNumber, joined_on: day, left_on: null })
      // Out and in again on one day.
      .onConflict((conflict) =>
        conflict
          .columns(['account_no', 'class_no', 'joined_on'])
          .doUpdateSet({ left_on: null, class_number: classNumber }),
      )
      .execute();
  },

  /** Ends the membership that lasts, if there is one. */
  async leave(db: Db, accountNo: number, day: string): Promise<void> {
    await db
      .updateTable('class_membership')
      .set({ left_on: day })
      .where('account_no', '=', accountNo)
      .where('left_on', 'is', null)
      .execute();
  },

  /** Ends the memberships of everybody in a class. */
  async leaveAll(db: Db, classNo: number, day: string): Promise<void> {
    await db
      .updateTable('class_membership')
      .set({ left_on: day })
      .where('class_no', '=', classNo)
      .where('left_on', 'is', null)
      .execute();
  },

  async gradeOf(db: Db, classNo: number): Promise<string> {
    const row = firstRow(await gradeOfQuery(db, { classNo }));
    return row.grade;
  },

  async isOf(db: Db, classNo: number, academyNo: number): Promise<boolean> {
    const [row] = (await isOfQuery(db, { classNo, academyNo })).rows;
    return row !== undefined;
  },

  /** The classes of an institution in a school year with how many are in them, by grade and name. */
  async list(db: Db, academyNo: number, schoolYear: number) {
    return db
      .selectFrom('school_class')
      .leftJoin('class_membership', (join) =>
        join
          .onRef('class_membership.class_no', '=', 'school_class.class_no')
          .on('class_membership.left_on', 'is', null),
      )
      .select((eb) => [
        'school_class.class_no as classNo',
        'school_class.grade',
        'school_class.name',
        eb.fn.count<number>('class_membership.account_no').as('students'),
      ])
      .where('school_class.academy_no', '=', academyNo)
      .where('school_class.school_year', '=', schoolYear)
      .groupBy(['school_class.class_no', 'school_class.grade', 'school_class.name'])
      .orderBy('school_class.grade')
      .orderBy('school_class.name')
      .execute();
  },
};
