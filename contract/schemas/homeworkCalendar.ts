import { z } from 'zod';
import { classParams } from '../classroom.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { homeworkCalendarApi } from '../endpoints/homeworkCalendar.ts';
import { done } from '../envelope.ts';
import { homeworkParams } from '../homework.ts';
import { calendarLink, calendarLinkParams, calendarLinks, calendarParams, homeworkFile } from '../homeworkCalendar.ts';
import { institutionParams } from '../staff.ts';
import { linkSchemas } from './schemasOf.ts';

export const homeworkCalendarSchemas = {
  list: { params: institutionParams, data: calendarLinks },
  make: { params: classParams, data: calendarLink },
  end: { params: calendarLinkParams, data: done },
  save: { params: homeworkParams, data: homeworkFile },
  read: { params: calendarParams, data: z.string() },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(homeworkCalendarApi, homeworkCalendarSchemas);
