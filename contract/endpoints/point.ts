import type { pointSchemas } from '../schemas/point.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Book points and shells as they were earned and spent. */
export const pointApi = defineEndpoints<typeof pointSchemas>()({
  list: { method: 'GET', path: '/api/point/entries/me' },
});
