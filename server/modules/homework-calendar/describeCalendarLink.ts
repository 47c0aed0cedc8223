import type { CalendarLink } from '#contract/homeworkCalendar.ts';
import { className } from '#domain/classroom/className.ts';
import { mayStaff } from '#domain/staff/staffRights.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { staffPosts } from '#server/modules/staff/public.ts';
import { calendarKey, calendarPath } from './calendarKey.ts';
import type { StoredCalendarLink } from './repositories/calendarLinks.ts';

/** An address as the staff sees it: the address itself for its maker alone. */
export async function describeCalendarLink(context: PostContext, link: StoredCalendarLink): Promise<CalendarLink> {
  const { academyNo } = context.post;
  const { classNo } = link;
  const mine = link.staffNo === context.staffNo;
  const post = mine ? context.post : await staffPosts.find(context.db, link.staffNo, academyNo);
  const mayAssign = post !== undefined && mayStaff(post, 'ASSIGN', { kind: 'CLASS', academyNo, classNo });
  return {
    linkNo: link.linkNo,
    classNo,
    className: className({ grade: link.classGrade, name: link.className }),
    staffName: link.staffName,
    mine,
    path: mine ? calendarPath(calendarKey(context.secrets, link.linkNo)) : null,
    createdAt: new Date(link.createdAt).toISOString(),
    lastOpenedAt: link.lastOpenedAt === null ? null : new Date(link.lastOpenedAt).toISOString(),
    open: link.archivedAt === null && mayAssign,
  };
}
