import type { homeworkCalendarSchemas } from '../schemas/homeworkCalendar.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Homework in the calendars of teachers. `read` answers with a calendar: the key in its address is the right to look. */
export const homeworkCalendarApi = defineEndpoints<typeof homeworkCalendarSchemas>()({
  list: { method: 'GET', path: '/api/staff/institutions/:academyNo/calendar-links', access: 'staff', right: 'ASSIGN' },
  make: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/calendar-link',
    access: 'staff',
    right: 'ASSIGN',
    effect: 'repeatable',
  },
  end: {
    method: 'DELETE',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/calendar-links/:linkNo',
    access: 'staff',
    right: 'ASSIGN',
    effect: 'repeatable',
  },
  save: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/homework/:homeworkNo/calendar',
    access: 'staff',
    right: 'ASSIGN',
  },
  read: { method: 'GET', path: '/api/calendars/:key/homework.ics', access: 'open' },
});
