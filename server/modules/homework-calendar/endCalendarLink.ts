import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { calendarLinks } from './repositories/calendarLinks.ts';

/** Ends an own address; a director ends anybody's. Calendars find nothing there from then on. @throws AppError DEMO_ACCOUNT, NOT_FOUND */
export async function endCalendarLink(
  context: PostContext,
  { classNo, linkNo }: { classNo: number; linkNo: number },
): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now, staffNo, post } = context;
  const which = { academyNo: post.academyNo, classNo, linkNo };
  await withTransaction(context.db, async (db) => {
    const reached = post.role === 'DIRECTOR' ? which : { ...which, staffNo };
    if (!(await calendarLinks.end(db, reached, now))) throw new AppError('NOT_FOUND');
    await recordStaffAction({ ...context, db }, { kind: 'CALENDAR_LINK_ENDED', detail: `class ${classNo}` });
  });
  return { done: true };
}
