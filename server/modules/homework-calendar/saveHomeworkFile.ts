import type { HomeworkFile } from '#contract/homeworkCalendar.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { readCalendarHomework } from './readCalendarHomework.ts';
import { writeCalendar } from './writeCalendar.ts';

/** One homework as a file for calendars. @throws AppError NOT_FOUND, also for one that was taken back */
export async function saveHomeworkFile(
  context: PostContext,
  { classNo, homeworkNo }: { classNo: number; homeworkNo: number },
  origin: string,
): Promise<HomeworkFile> {
  const { db, site } = context;
  const [homework] = await readCalendarHomework(db, { classNo, homeworkNo, dueFrom: '' });
  if (homework === undefined || homework.withdrawnAt !== null) throw new AppError('NOT_FOUND');
  await recordStaffAction(context, { kind: 'CALENDAR_SAVED', detail: `homework ${homeworkNo}` });
  const ics = writeCalendar([homework], { name: '책바다 숙제', site, origin });
  return { fileName: `책바다 숙제 ${homework.dueOn}.ics`, ics };
}
