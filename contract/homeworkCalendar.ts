import { z } from 'zod';
import { classParams } from './classroom.ts';
import { instant } from './envelope.ts';

/** An address under which calendars read the homework of a class. */
export const calendarLink = z.object({
  linkNo: z.int(),
  classNo: z.int(),
  /** Such as `초등 3학년 2반`. */
  className: z.string(),
  staffName: z.string(),
  /** Made by whoever asks. */
  mine: z.boolean(),
  /** Path of the address on this site, for its maker alone; null for everybody else. */
  path: z.string().nullable(),
  createdAt: instant,
  /** Exact to the hour; null before a calendar has read it. */
  lastOpenedAt: instant.nullable(),
  /** False while calendars find nothing there: the class is archived, or its maker has no class there any more. */
  open: z.boolean(),
});
export type CalendarLink = z.infer<typeof calendarLink>;

/** GET …/calendar-links: the own ones; for a director those of everybody. */
export const calendarLinks = z.object({ links: z.array(calendarLink) });
export type CalendarLinks = z.infer<typeof calendarLinks>;

export const calendarLinkParams = classParams.extend({ linkNo: z.coerce.number<number>().int().min(1) });

/** GET …/homework/{homeworkNo}/calendar: one homework as a file for calendars. */
export const homeworkFile = z.object({ fileName: z.string(), ics: z.string() });
export type HomeworkFile = z.infer<typeof homeworkFile>;

/** GET /api/calendars/{key}/homework.ics: any text may stand in the address. */
export const calendarParams = z.object({ key: z.string() });
