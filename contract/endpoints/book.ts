import type { bookSchemas } from '../schemas/book.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Books: search, what one book is and its text, where the student stopped in it, the basket. */
export const bookApi = defineEndpoints<typeof bookSchemas>()({
  search: { method: 'GET', path: '/api/books' },
  suggest: { method: 'GET', path: '/api/books/suggestions' },
  read: { method: 'GET', path: '/api/books/:bookNo' },
  setFavourite: { method: 'PUT', path: '/api/books/:bookNo/favourite/me', effect: 'repeatable' },
  readPages: { method: 'GET', path: '/api/books/:bookNo/pages' },
  savePlace: { method: 'PUT', path: '/api/books/:bookNo/reading/me', effect: 'repeatable' },
  finish: { method: 'PUT', path: '/api/books/:bookNo/reading/finished/me', effect: 'repeatable' },
  saveSettings: { method: 'PUT', path: '/api/reader-settings/me', effect: 'repeatable' },
  // Repeatable by its meaning: in or out.
  changeCart: { method: 'POST', path: '/api/book/carts', effect: 'repeatable' },
  listCart: { method: 'GET', path: '/api/book/carts/book-no-list/me' },
  listVerified: { method: 'GET', path: '/api/book/cases/verifications/book-no-list/me' },
});
