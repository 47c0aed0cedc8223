import type { reefSchemas } from '../schemas/reef.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The reef of the class. */
export const reefApi = defineEndpoints<typeof reefSchemas>()({
  visit: { method: 'PUT', path: '/api/aquarium/reef/me', effect: 'repeatable' },
  look: { method: 'PUT', path: '/api/aquarium/reef/seen/me', effect: 'repeatable' },
});
