import { createHash } from 'node:crypto';
import { className } from '#domain/classroom/className.ts';
import { earliestCalendarDay, homeworkEvent } from '#domain/homework/homeworkEvent.ts';
import { mayStaff } from '#domain/staff/staffRights.ts';
import { HOUR } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { staffPosts } from '#server/modules/staff/public.ts';
import { hashCalendarKey, isCalendarKey } from './calendarKey.ts';
import { readCalendarHomework } from './readCalendarHomework.ts';
import { calendarLinks } from './repositories/calendarLinks.ts';
import { writeCalendar } from './writeCalendar.ts';

export interface ReadCalendar {
  ics: string;
  /** Changes with the text. */
  etag: string;
  /** When a homework of it last changed, milliseconds UTC. */
  changedAt: number;
}

/**
 * The homework of a class for a calendar; null alike for a key that is no key, unknown, of another site or ended, for a
 * class that is archived, and where its maker may set no homework for the class any more.
 */
export async function readCalendar(context: SiteContext, key: string, origin: string): Promise<ReadCalendar | null> {
  const { db, now, site } = context;
  const link = isCalendarKey(key) ? await calendarLinks.findByKeyHash(db, site, hashCalendarKey(key)) : undefined;
  if (link === undefined) return null;
  const { academyNo, classNo, linkNo } = link;
  const post = await staffPosts.find(db, link.staffNo, academyNo);
  if (post === undefined || !mayStaff(post, 'ASSIGN', { kind: 'CLASS', academyNo, classNo })) return null;
  await calendarLinks.markOpened(db, linkNo, now, now - HOUR);
  const homework = await readCalendarHomework(db, { classNo, dueFrom: earliestCalendarDay(seoulDay(now)) });
  const name = `책바다 숙제 ${className({ grade: link.classGrade, name: link.className })}`;
  const ics = writeCalendar(homework, { name, site, origin });
  return {
    ics,
    etag: `"${createHash('sha256').update(ics).digest('base64url').slice(0, 22)}"`,
    changedAt: Math.max(0, ...homework.map((one) => homeworkEvent(one, site).changedAt)),
  };
}
