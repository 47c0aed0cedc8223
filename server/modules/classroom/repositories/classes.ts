import type { Db } from '#server/db/Db.ts';

/** Classes of an institution with how many are in them. */
export const classes = {
  /** Of a school year and the ones after it, by year, grade and name. */
  async list(db: Db, academyNo: number, fromYear: number) {
    return db
      .selectFrom('school_class')
      .leftJoin('class_membership', (join) =>
        join
          .onRef('class_membership.class_no', '=', 'school_class.class_no')
          .on('class_membership.left_on', 'is', null),
      )
      .select((eb) => [
        'school_class.class_no as classNo',
        'school_class.school_year as schoolYear',
        'school_class.grade',
        'school_class.name',
        eb.fn.count<number>('class_membership.account_no').as('pupilCount'),
      ])
      .where('school_class.academy_no', '=', academyNo)
      .where('school_class.school_year', '>=', fromYear)
      .groupBy(['school_class.class_no', 'school_class.school_year', 'school_class.grade', 'school_class.name'])
      .orderBy('school_class.school_year')
      .orderBy('school_class.grade')
      .orderBy('school_class.name')
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
