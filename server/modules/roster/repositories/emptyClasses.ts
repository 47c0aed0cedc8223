import type { Db } from '#server/db/Db.ts';

export const emptyClasses = {
  /** Removes the classes of an institution made since an instant that nobody was ever in, and nobody teaches. */
  async remove(db: Db, academyNo: number, since: number): Promise<void> {
    await db
      .deleteFrom('school_class')
      .where('academy_no', '=', academyNo)
      .where('created_at', '>=', since)
      .where('class_no', 'not in', (eb) => eb.selectFrom('class_membership').select('class_membership.class_no'))
      .where('class_no', 'not in', (eb) => eb.selectFrom('class_teacher').select('class_teacher.class_no'))
      .execute();
  },
};
