import type { HomeworkTask } from '#domain/homework/homeworkTasks.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

const listQuery = compileOnce((db, given: { accountNos: readonly number[]; academyNo: number }) =>
  db
    .selectFrom('account')
    .innerJoin('homework', 'homework.academy_no', 'account.academy_no')
    .innerJoin('homework_task', 'homework_task.homework_no', 'homework.homework_no')
    .leftJoin('homework_pupil', (join) =>
      join
        .onRef('homework_pupil.homework_no', '=', 'homework.homework_no')
        .onRef('homework_pupil.account_no', '=', 'account.account_no'),
    )
    .leftJoin('class_membership', (join) =>
      join
        .onRef('class_membership.account_no', '=', 'account.account_no')
        .onRef('class_membership.class_no', '=', 'homework.class_no')
        .on('class_membership.left_on', 'is', null),
    )
    .select([
      'account.account_no as accountNo',
      'homework.homework_no as homeworkNo',
      'homework.due_on as dueOn',
      'homework.set_at as setAt',
      'homework.withdrawn_at as withdrawnAt',
      'homework_task.book_no as bookNo',
      'homework_task.task',
    ])
    .where(isAmong(db, 'account.account_no', given.accountNos))
    .where('homework.academy_no', '=', given.academyNo)
    .where((eb) =>
      eb.or([
        eb('homework_pupil.account_no', 'is not', null),
        eb.and([eb('homework.whole_class', '=', 1), eb('class_membership.account_no', 'is not', null)]),
      ]),
    )
    .orderBy('homework.homework_no')
    .$narrowType<{ task: HomeworkTask }>(),
);

const classesQuery = compileOnce((db, given: { accountNos: readonly number[]; academyNo: number }) =>
  db
    .selectFrom('class_membership')
    .innerJoin('school_class', 'school_class.class_no', 'class_membership.class_no')
    .select([
      'class_membership.account_no as accountNo',
      'class_membership.joined_on as joinedOn',
      'class_membership.left_on as leftOn',
      'school_class.class_no as classNo',
      'school_class.grade',
      'school_class.name',
    ])
    .where(isAmong(db, 'class_membership.account_no', given.accountNos))
    .where('school_class.academy_no', '=', given.academyNo)
    .orderBy('class_membership.joined_on', 'desc'),
);

/** Homework of pupils by task, also what was taken back since. */
export const pupilHomework = {
  async list(db: Db, academyNo: number, accountNos: readonly number[]) {
    if (accountNos.length === 0) return [];
    return (await listQuery(db, { accountNos, academyNo })).rows;
  },

  /** In which classes of an institution these pupils are and were, the latest first. */
  async classes(db: Db, academyNo: number, accountNos: readonly number[]) {
    if (accountNos.length === 0) return [];
    return (await classesQuery(db, { accountNos, academyNo })).rows;
  },
};
