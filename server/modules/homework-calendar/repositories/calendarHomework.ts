import type { Db } from '#server/db/Db.ts';

/** Homework of a class as calendars show it, also what was taken back: a calendar has to learn of it. */
export const calendarHomework = {
  /** Due on this day or later, the soonest first; one alone where it is named. */
  async list(db: Db, which: { classNo: number; dueFrom: string; homeworkNo?: number }) {
    let query = db
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
      .where('class_no', '=', which.classNo)
      .where('due_on', '>=', which.dueFrom)
      .orderBy('due_on')
      .orderBy('homework_no');
    if (which.homeworkNo !== undefined) query = query.where('homework_no', '=', which.homeworkNo);
    return query.execute();
  },
};
