import type { reviewSchemas } from '../schemas/review.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Reviews of a book: those of others, and the student's own. */
export const reviewApi = defineEndpoints<typeof reviewSchemas>()({
  list: { method: 'GET', path: '/api/books/:bookNo/reviews' },
  write: { method: 'PUT', path: '/api/books/:bookNo/reviews/me', effect: 'repeatable' },
  remove: { method: 'DELETE', path: '/api/books/:bookNo/reviews/me', effect: 'repeatable' },
  // One report a reader and review, by the key of the table.
  report: { method: 'POST', path: '/api/book/reviews/:reviewNo/reports', effect: 'repeatable' },
});
