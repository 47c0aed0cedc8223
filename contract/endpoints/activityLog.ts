import type { activityLogSchemas } from '../schemas/activityLog.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The activity logs of spec section 7, one path a kind of page. */
export const activityLogApi = defineEndpoints<typeof activityLogSchemas>()({
  addMission: { method: 'POST', path: '/api/mission/log', effect: 'repeatable' },
  addReadingLevel: { method: 'POST', path: '/api/readingLevel/createReadingLevelLog', effect: 'repeatable' },
  addReadingNotes: { method: 'POST', path: '/api/reading-notes/log', effect: 'repeatable' },
  addBookBti: { method: 'POST', path: '/api/bookbti/createBookBTIUseLog', effect: 'repeatable' },
  addBooks: { method: 'POST', path: '/api/books/log', effect: 'repeatable' },
});
