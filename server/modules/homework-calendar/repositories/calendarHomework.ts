import { compileByShape } from '#server/db/compileByShape.ts';
import type { Db } from '#server/db/Db.ts';

interface Wanted {
  classNo: number;
  dueFrom: string;
  homeworkNo?: number;
}

const listQuery = compileByShape([], (db, given: Wanted) => {
  const all = db
    .selectFrom('homework')
    .select([
      'homework_no as homeworkNo',
      'due_on as dueOn',
      'whole_class as wholeClass',
      'set_at as setAt',
      'changed_at as changedAt',
      'change_count as changeCount',
      'withdrawn_at as withdrawnAt',
    ])
    .where('class_no', '=', given.classNo)
    .where('due_on', '>=', given.dueFrom)
    .orderBy('due_on')
    .orderBy('homework_no');
  return given.homeworkNo === undefined ? all : all.where('homework_no', '=', given.homeworkNo);
});

/** Homework of a class as calendars show it, also what was taken back: a calendar has to learn of it. */
export const calendarHomework = {
  /** Due on this day or later, the soonest first; one alone where it is named. */
  async list(db: Db, which: Wanted) {
    return (await listQuery(db, which)).rows;
  },
};
