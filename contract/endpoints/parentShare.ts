import type { parentShareSchemas } from '../schemas/parentShare.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The student's links for parents. */
export const parentShareApi = defineEndpoints<typeof parentShareSchemas>()({
  list: { method: 'GET', path: '/api/account/parent-shares/me' },
  create: { method: 'POST', path: '/api/account/parent-shares/me', effect: 'once' },
  end: { method: 'DELETE', path: '/api/account/parent-shares/:shareNo', effect: 'repeatable' },
});
