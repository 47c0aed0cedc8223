import type { HomeworkTask } from '#domain/homework/homeworkTasks.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const tasksDue = compileOnce((db, given: { accountNo: number; dueFrom: string }) =>
  db
    .selectFrom('account')
    .innerJoin('homework', 'homework.academy_no', 'account.academy_no')
    .innerJoin('homework_task', 'homework_task.homework_no', 'homework.homework_no')
    .innerJoin('book', 'book.book_no', 'homework_task.book_no')
    .innerJoin('staff', 'staff.staff_no', 'homework.staff_no')
    .leftJoin('class_membership', (join) =>
      join
        .onRef('class_membership.account_no', '=', 'account.account_no')
        .onRef('class_membership.class_no', '=', 'homework.class_no')
        .on('class_membership.left_on', 'is', null),
    )
    .leftJoin('homework_pupil', (join) =>
      join
        .onRef('homework_pupil.homework_no', '=', 'homework.homework_no')
        .onRef('homework_pupil.account_no', '=', 'account.account_no'),
    )
    .leftJoin('reading_progress', (join) =>
      join
        .onRef('reading_progress.account_no', '=', 'account.account_no')
        .onRef('reading_progress.book_no', '=', 'homework_task.book_no'),
    )
    .select((eb) => [
      'homework.homework_no as homeworkNo',
      'staff.name as staffName',
      'homework.note',
      'homework.due_on as dueOn',
      'book.book_no as bookNo',
      'book.book_name as bookName',
      'homework_task.task',
      'reading_progress.finished_at as finishedAt',
      eb
        .selectFrom('mission_attempt')
        .select((inner) => inner.fn.min('mission_attempt.attempt_no').as('attempt_no'))
        .whereRef('mission_attempt.account_no', '=', 'account.account_no')
        .whereRef('mission_attempt.book_no', '=', 'homework_task.book_no')
        .whereRef('mission_attempt.kind', '=', 'homework_task.task')
        .where('mission_attempt.status', '=', 'SUBMITTED')
        .where('mission_attempt.hidden', '=', 0)
        .as('attemptNo'),
    ])
    .where('account.account_no', '=', given.accountNo)
    .where('homework.withdrawn_at', 'is', null)
    .where('homework.due_on', '>=', given.dueFrom)
    .where((eb) =>
      eb.or([
        eb('homework_pupil.account_no', 'is not', null),
        eb.and([eb('homework.whole_class', '=', 1), eb('class_membership.account_no', 'is not', null)]),
      ]),
    )
    .orderBy('homework.due_on')
    .orderBy('homework.homework_no')
    .orderBy('homework_task.place')
    .$narrowType<{ task: HomeworkTask }>(),
);

/** One task of a homework. */
export type OwnHomeworkRow = Awaited<ReturnType<typeof ownHomeworkRows.list>>[number];

/** Homework of one pupil, task by task with whether it is done. */
export const ownHomeworkRows = {
  /** Due on a day or later, the soonest first, in the order of the tasks. */
  async list(db: Db, { accountNo, dueFrom }: { accountNo: number; dueFrom: string }) {
    return (await tasksDue(db, { accountNo, dueFrom })).rows;
  },
};
