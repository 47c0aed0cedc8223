import type { OwnHomework } from '#contract/homework.ts';
import { earliestShownDue, homeworkStand, isOnMainPage } from '#domain/homework/homeworkStand.ts';
import { homeworkTaskName } from '#domain/homework/homeworkTasks.ts';
import { homeworkTuning } from '#domain/homework/tuning.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { type OwnHomeworkRow, ownHomeworkRows } from './repositories/ownHomeworkRows.ts';

/** Homework that a pupil's main page shows: what is open first, the soonest day first. Nobody sets any at home. */
export async function readOwnHomework({ db, accountNo, site, now }: SignedInContext): Promise<OwnHomework[]> {
  if (site === 'home') return [];
  const today = seoulDay(now);
  const rows = await ownHomeworkRows.list(db, { accountNo, dueFrom: earliestShownDue(today) });
  const numbers = [...new Set(rows.map(({ homeworkNo }) => homeworkNo))];
  const all = numbers.flatMap((number) =>
    describe(
      rows.filter(({ homeworkNo }) => homeworkNo === number),
      today,
    ),
  );
  const shown = all.filter(({ dueOn, stand }) => isOnMainPage(dueOn, today, stand));
  const open = shown.filter(({ stand }) => stand !== 'DONE');
  return [...open, ...shown.filter(({ stand }) => stand === 'DONE')].slice(0, homeworkTuning.shown);
}

function describe(tasks: readonly OwnHomeworkRow[], today: string): OwnHomework[] {
  const [first] = tasks;
  if (first === undefined) return [];
  const isDone = ({ task, finishedAt, attemptNo }: OwnHomeworkRow) =>
    (task === 'READ' ? finishedAt : attemptNo) !== null;
  return [
    {
      homeworkNo: first.homeworkNo,
      staffName: first.staffName,
      note: first.note,
      dueOn: first.dueOn,
      stand: homeworkStand(first.dueOn, today, tasks.map(isDone)),
      tasks: tasks.map((row) => ({
        bookNo: row.bookNo,
        bookName: row.bookName,
        task: row.task,
        taskName: homeworkTaskName(row.task),
        done: isDone(row),
      })),
    },
  ];
}
