import type { Db } from '#server/db/Db.ts';

/** Tables whose rows belong to a class. A class that one of them names is somebody's. */
const OF_CLASSES = [
  'class_membership',
  'class_teacher',
  'homework',
  'reef_piece',
  'reef_book',
  'join_code',
  'sign_up',
  'aquarium_pause',
] as const;

export const emptyClasses = {
  /** Removes the classes of an institution made since an instant that nobody was ever in, and that nobody has used. */
  async remove(db: Db, academyNo: number, since: number): Promise<void> {
    let empty = db
      .selectFrom('school_class')
      .select('class_no')
      .where('academy_no', '=', academyNo)
      .where('created_at', '>=', since);
    for (const table of OF_CLASSES) {
      const named = db
        .selectFrom(table as 'join_code')
        .select('class_no')
        .where('class_no', 'is not', null);
      empty = empty.where('class_no', 'not in', named.$castTo<{ class_no: number }>());
    }
    const classNos = (await empty.execute()).map((row) => row.class_no);
    if (classNos.length > 0) await db.deleteFrom('school_class').where('class_no', 'in', classNos).execute();
  },
};
