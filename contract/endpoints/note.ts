import type { noteSchemas } from '../schemas/note.ts';
import { defineEndpoints } from './Endpoint.ts';

/** What a student writes about a book: notes, the report with its versions, the map. */
export const noteApi = defineEndpoints<typeof noteSchemas>()({
  readOverview: { method: 'GET', path: '/api/reading-notes/books/:bookNo/me' },
  list: { method: 'GET', path: '/api/reading-notes/books/:bookNo/notes/me' },
  read: { method: 'GET', path: '/api/reading-notes/books/:bookNo/notes/:noteId/me' },
  // The version that an edit is based on makes a repeat harmless.
  save: { method: 'PUT', path: '/api/reading-notes/books/:bookNo/notes/:noteId/me', effect: 'repeatable' },
  readReport: { method: 'GET', path: '/api/reading-notes/books/:bookNo/report/me' },
  listVersions: { method: 'GET', path: '/api/reading-notes/books/:bookNo/report/versions/me' },
  readVersion: { method: 'GET', path: '/api/reading-notes/books/:bookNo/report/versions/:version/me' },
  readMap: { method: 'GET', path: '/api/reading-notes/books/:bookNo/map/me' },
});
