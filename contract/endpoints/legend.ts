import type { legendSchemas } from '../schemas/legend.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The hall of fame, and whether the student is listed in it. */
export const legendApi = defineEndpoints<typeof legendSchemas>()({
  list: { method: 'GET', path: '/api/community/legends' },
  readListing: { method: 'GET', path: '/api/community/legends/listing/me' },
  setListing: { method: 'PUT', path: '/api/community/legends/listing/me', effect: 'repeatable' },
});
