import type { csMessageSchemas } from '../schemas/csMessage.ts';
import { defineEndpoints } from './Endpoint.ts';

/** What the customer service wrote to the student. */
export const csMessageApi = defineEndpoints<typeof csMessageSchemas>()({
  list: { method: 'GET', path: '/api/cs/messages/me' },
  markSeen: { method: 'PUT', path: '/api/cs/messages/:messageNo/seen/me', effect: 'repeatable' },
});
