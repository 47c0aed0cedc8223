import { randomUUID } from 'node:crypto';
import type { CalendarLink } from '#contract/homeworkCalendar.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { calendarKey, hashCalendarKey } from './calendarKey.ts';
import { describeCalendarLink } from './describeCalendarLink.ts';
import { calendarLinks } from './repositories/calendarLinks.ts';

/** The address of the own calendar of a class: the one that works already, or a new one. @throws AppError DEMO_ACCOUNT, NOT_FOUND for a class that is archived */
export async function makeCalendarLink(context: PostContext, classNo: number): Promise<CalendarLink> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now, staffNo, post, secrets } = context;
  const { academyNo } = post;
  return withTransaction(context.db, async (db) => {
    const linkNo = await calendarLinks.insert(db, { academyNo, classNo, staffNo, placeholder: randomUUID() }, now);
    if (linkNo !== undefined) {
      await calendarLinks.setKeyHash(db, linkNo, hashCalendarKey(calendarKey(secrets, linkNo)));
      await recordStaffAction({ ...context, db }, { kind: 'CALENDAR_LINK_MADE', detail: `class ${classNo}` });
    }
    const [link] = await calendarLinks.list(db, { academyNo, staffNo, classNo });
    // An archived class has no homework to come; nothing is stored then.
    if (link === undefined || link.archivedAt !== null) throw new AppError('NOT_FOUND');
    return describeCalendarLink({ ...context, db }, link);
  });
}
