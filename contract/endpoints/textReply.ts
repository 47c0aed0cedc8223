import type { textReplySchemas } from '../schemas/textReply.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Texts of pupils, and what the staff writes to them. */
export const textReplyApi = defineEndpoints<typeof textReplySchemas>()({
  list: { method: 'GET', path: '/api/staff/institutions/:academyNo/texts', access: 'staff', right: 'READ_TEXTS' },
  read: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo/texts/:attemptNo',
    access: 'staff',
    right: 'READ_TEXTS',
  },
  reply: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo/texts/:attemptNo/reply',
    access: 'staff',
    right: 'READ_TEXTS',
    effect: 'repeatable',
  },
  write: { method: 'PUT', path: '/api/mission/attempts/:attemptNo/version', effect: 'repeatable' },
  ofBook: { method: 'PUT', path: '/api/mission/books/:bookNo/replies/seen/me', effect: 'repeatable' },
  readPhrases: { method: 'GET', path: '/api/staff/phrases', access: 'staff' },
  savePhrases: { method: 'PUT', path: '/api/staff/phrases', access: 'staff', effect: 'repeatable' },
});
