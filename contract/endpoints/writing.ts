import type { writingSchemas } from '../schemas/writing.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Help with a text before it is handed in. */
export const writingApi = defineEndpoints<typeof writingSchemas>()({
  findHints: { method: 'POST', path: '/api/writing/books/:bookNo/hints/me', effect: 'none' },
});
