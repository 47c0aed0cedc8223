import type { HomeworkPage, HomeworkSummary } from '#contract/homework.ts';
import { className } from '#domain/classroom/className.ts';
import { homeworkStand } from '#domain/homework/homeworkStand.ts';
import { homeworkTaskName } from '#domain/homework/homeworkTasks.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { type HomeworkPupil, homeworkPupils } from './repositories/homeworkPupils.ts';
import { homeworkRows, type StoredHomework } from './repositories/homeworkRows.ts';
import { type DoneTask, homeworkWork } from './repositories/homeworkWork.ts';

export type DescribedHomework = HomeworkSummary & Pick<HomeworkPage, 'pupils'>;

/**
 * Homework with who has done what. Whoever has left the class counts only for those who reach the whole institution: a
 * teacher's right to see a pupil ends with the class.
 */
export async function describeHomework(
  context: PostContext,
  rows: readonly StoredHomework[],
): Promise<DescribedHomework[]> {
  const { db, post, now } = context;
  const numbers = rows.map(({ homeworkNo }) => homeworkNo);
  const [tasks, all] = await Promise.all([
    homeworkRows.tasks(db, numbers),
    homeworkPupils.list(db, post.academyNo, numbers),
  ]);
  const seesAll = post.role !== 'TEACHER';
  const pupils = all.filter(({ inClass }) => inClass || seesAll);
  const accountNos = [...new Set(pupils.map(({ accountNo }) => accountNo))];
  const work = await homeworkWork.list(db, accountNos, [...new Set(tasks.map(({ bookNo }) => bookNo))]);
  const done = new Map(work.map((each) => [`${each.accountNo} ${each.bookNo} ${each.task}`, each]));
  return rows.map(({ classGrade, className: name, setAt, wholeClass, ...row }) => {
    const own = tasks.filter(({ homeworkNo }) => homeworkNo === row.homeworkNo);
    const described = pupils
      .filter(({ homeworkNo }) => homeworkNo === row.homeworkNo)
      .map((pupil) => {
        const did = own.map(({ bookNo, task }) => done.get(`${pupil.accountNo} ${bookNo} ${task}`));
        return describePupil(pupil, did, row.dueOn, seoulDay(now));
      });
    return {
      ...row,
      className: className({ grade: classGrade, name }),
      setAt: new Date(setAt).toISOString(),
      wholeClass: wholeClass === 1,
      tasks: own.map(({ bookNo, bookName, task }) => ({ bookNo, bookName, task, taskName: homeworkTaskName(task) })),
      pupilCount: described.length,
      doneCount: described.filter(({ stand }) => stand === 'DONE').length,
      pupils: described,
    };
  });
}

function describePupil(
  { accountNo, name, classNumber }: HomeworkPupil,
  did: readonly (DoneTask | undefined)[],
  dueOn: string,
  today: string,
): HomeworkPage['pupils'][number] {
  return {
    accountNo,
    name,
    classNumber,
    stand: homeworkStand(
      dueOn,
      today,
      did.map((task) => task !== undefined),
    ),
    tasks: did.map((task) => (task ? describeTask(task) : null)),
  };
}

function describeTask({
  task,
  at,
  rateHundredths,
  attemptNo,
}: DoneTask): HomeworkPage['pupils'][number]['tasks'][number] {
  const scored = task !== 'READ' && isScored(task);
  const written = task === 'THINK' || task === 'REPORT';
  return {
    day: seoulDay(at),
    rate: scored && rateHundredths !== null ? rateHundredths / 100 : null,
    attemptNo: written ? attemptNo : null,
  };
}
