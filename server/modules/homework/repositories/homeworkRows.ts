import type { HomeworkTask } from '#domain/homework/homeworkTasks.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { isAmong } from '#server/db/isAmong.ts';
import type { Classes } from '#server/repositories/isPupilWithin.ts';

/** A homework that was not taken back, with its class and who set it. */
export interface StoredHomework {
  homeworkNo: number;
  classNo: number;
  classGrade: string;
  className: string;
  staffName: string;
  note: string;
  dueOn: string;
  setAt: number;
  wholeClass: number;
}

/** Which homework of an institution: due on `today` or later, or before it. */
interface Wanted {
  academyNo: number;
  classes: Classes;
  today: string;
  show: 'OPEN' | 'PAST';
}

const tasksQuery = compileOnce((db, given: { homeworkNos: readonly number[] }) =>
  db
    .selectFrom('homework_task')
    .innerJoin('book', 'book.book_no', 'homework_task.book_no')
    .select([
      'homework_task.homework_no as homeworkNo',
      'book.book_no as bookNo',
      'book.book_name as bookName',
      'homework_task.task',
    ])
    .where(isAmong(db, 'homework_task.homework_no', given.homeworkNos))
    .orderBy('homework_task.homework_no')
    .orderBy('homework_task.place')
    .$narrowType<{ task: HomeworkTask }>(),
);

const listQuery = compileByShape(['classes', 'show'], (db, given: Wanted & { limit: number; offset: number }) =>
  filtered(db, given)
    .select(fields)
    .orderBy('homework.due_on', given.show === 'OPEN' ? 'asc' : 'desc')
    .orderBy('homework.homework_no', given.show === 'OPEN' ? 'asc' : 'desc')
    .limit(given.limit)
    .offset(given.offset),
);

const countQuery = compileByShape(['classes', 'show'], (db, given: Wanted) =>
  filtered(db, given).select((eb) => eb.fn.countAll<number>().as('count')),
);

const findQuery = compileOnce((db, given: { classNo: number; homeworkNo: number }) =>
  standing(db)
    .select(fields)
    .where('homework.class_no', '=', given.classNo)
    .where('homework.homework_no', '=', given.homeworkNo),
);

/** Homework and its tasks. */
export const homeworkRows = {
  /** @returns the number, and whether it was set just now: the same request again finds what it set */
  async insert(
    db: Db,
    given: {
      requestKey: string;
      academyNo: number;
      classNo: number;
      staffNo: number;
      wholeClass: boolean;
      note: string;
      dueOn: string;
    },
    now: number,
  ): Promise<{ homeworkNo: number; isNew: boolean }> {
    const made = await db
      .insertInto('homework')
      .values({
        request_key: given.requestKey,
        academy_no: given.academyNo,
        class_no: given.classNo,
        staff_no: given.staffNo,
        whole_class: given.wholeClass ? 1 : 0,
        note: given.note,
        due_on: given.dueOn,
        set_at: now,
        withdrawn_at: null,
      })
      .onConflict((conflict) => conflict.columns(['staff_no', 'request_key']).doNothing())
      .returning('homework_no')
      .executeTakeFirst();
    if (made !== undefined) return { homeworkNo: made.homework_no, isNew: true };
    const there = await db
      .selectFrom('homework')
      .select('homework_no')
      .where('staff_no', '=', given.staffNo)
      .where('request_key', '=', given.requestKey)
      .executeTakeFirstOrThrow();
    return { homeworkNo: there.homework_no, isNew: false };
  },

  async addTasks(db: Db, homeworkNo: number, tasks: readonly { bookNo: number; task: HomeworkTask }[]): Promise<void> {
    const rows = tasks.map(({ bookNo, task }, place) => ({ homework_no: homeworkNo, place, book_no: bookNo, task }));
    await db.insertInto('homework_task').values(rows).execute();
  },

  /** Tasks of these, in their order. */
  async tasks(db: Db, homeworkNos: readonly number[]) {
    if (homeworkNos.length === 0) return [];
    return (await tasksQuery(db, { homeworkNos })).rows;
  },

  async list(db: Db, wanted: Wanted, limit: number, offset: number): Promise<StoredHomework[]> {
    if (wanted.classes !== 'ALL' && wanted.classes.length === 0) return [];
    return (await listQuery(db, { ...wanted, limit, offset })).rows;
  },

  async count(db: Db, wanted: Wanted): Promise<number> {
    if (wanted.classes !== 'ALL' && wanted.classes.length === 0) return 0;
    const row = firstRow(await countQuery(db, wanted));
    return row.count;
  },

  /** One homework of a class; undefined for another class's and for one that was taken back. */
  async find(db: Db, classNo: number, homeworkNo: number): Promise<StoredHomework | undefined> {
    return (await findQuery(db, { classNo, homeworkNo })).rows[0];
  },

  async change(
    db: Db,
    homeworkNo: number,
    { note, dueOn }: { note: string; dueOn: string },
    now: number,
  ): Promise<void> {
    await db
      .updateTable('homework')
      .set((eb) => ({ note, due_on: dueOn, changed_at: now, change_count: eb('change_count', '+', 1) }))
      .where('homework_no', '=', homeworkNo)
      .execute();
  },

  async withdraw(db: Db, homeworkNo: number, now: number): Promise<void> {
    await db.updateTable('homework').set({ withdrawn_at: now }).where('homework_no', '=', homeworkNo).execute();
  },
};

const fields = [
  'homework.homework_no as homeworkNo',
  'homework.class_no as classNo',
  'school_class.grade as classGrade',
  'school_class.name as className',
  'staff.name as staffName',
  'homework.note',
  'homework.due_on as dueOn',
  'homework.set_at as setAt',
  'homework.whole_class as wholeClass',
] as const;

function standing(db: Db) {
  return db
    .selectFrom('homework')
    .innerJoin('school_class', 'school_class.class_no', 'homework.class_no')
    .innerJoin('staff', 'staff.staff_no', 'homework.staff_no')
    .where('homework.withdrawn_at', 'is', null);
}

function filtered(db: Db, { academyNo, classes, today, show }: Wanted) {
  const query = standing(db)
    .where('homework.academy_no', '=', academyNo)
    .where('homework.due_on', show === 'OPEN' ? '>=' : '<', today);
  return classes === 'ALL' ? query : query.where(isAmong(db, 'homework.class_no', classes));
}
