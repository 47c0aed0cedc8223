import type { mainSchemas } from '../schemas/main.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The main page in one answer. */
export const mainApi = defineEndpoints<typeof mainSchemas>()({
  read: { method: 'GET', path: '/api/main/me' },
});
