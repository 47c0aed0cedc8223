import type { CalendarHomework } from '#domain/homework/homeworkEvent.ts';
import type { Db } from '#server/db/Db.ts';
import { homeworkRows } from '#server/modules/homework/public.ts';
import { calendarHomework } from './repositories/calendarHomework.ts';

/** Homework of a class with its tasks, due on a day or later; one alone where it is named. */
export async function readCalendarHomework(
  db: Db,
  which: Parameters<typeof calendarHomework.list>[1],
): Promise<CalendarHomework[]> {
  const rows = await calendarHomework.list(db, which);
  const tasks = await homeworkRows.tasks(
    db,
    rows.map(({ homeworkNo }) => homeworkNo),
  );
  return rows.map((row) => ({
    ...row,
    wholeClass: row.wholeClass === 1,
    tasks: tasks.filter(({ homeworkNo }) => homeworkNo === row.homeworkNo),
  }));
}
