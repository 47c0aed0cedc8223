export { calendarLinks } from './repositories/calendarLinks.ts';
