import type { CalendarLinks } from '#contract/homeworkCalendar.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { describeCalendarLink } from './describeCalendarLink.ts';
import { calendarLinks } from './repositories/calendarLinks.ts';

/** The own addresses; for a director those of everybody at the institution. */
export async function listCalendarLinks(context: PostContext): Promise<CalendarLinks> {
  const { db, post, staffNo } = context;
  const { academyNo } = post;
  const rows = await calendarLinks.list(db, post.role === 'DIRECTOR' ? { academyNo } : { academyNo, staffNo });
  const links = [];
  for (const row of rows) links.push(await describeCalendarLink(context, row));
  return { links };
}
