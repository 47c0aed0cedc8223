import type { librarySchemas } from '../schemas/library.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The student's own library: shelf, basket, history, chart and calendar. */
export const libraryApi = defineEndpoints<typeof librarySchemas>()({
  readBoard: { method: 'GET', path: '/api/library/board/me' },
  readShelf: { method: 'GET', path: '/api/library/shelves/:place/me' },
  readPlace: { method: 'GET', path: '/api/library/books/:bookNo/me' },
  // The body names the place, so a repeat changes nothing.
  move: { method: 'PUT', path: '/api/library/books/:bookNo/me', effect: 'repeatable' },
  undoMove: { method: 'DELETE', path: '/api/library/books/:bookNo/last-move/me', effect: 'repeatable' },
  readCart: { method: 'GET', path: '/api/library/cart/me' },
  readHistory: { method: 'GET', path: '/api/library/history/me' },
  readChart: { method: 'GET', path: '/api/library/verifications/me' },
  readMonth: { method: 'GET', path: '/api/library/calendar/me' },
  readDay: { method: 'GET', path: '/api/library/calendar/:day/me' },
});
