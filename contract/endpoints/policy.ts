import type { policySchemas } from '../schemas/policy.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The documents of a site in all their versions. */
export const policyApi = defineEndpoints<typeof policySchemas>()({
  readHistory: { method: 'GET', path: '/api/site/policies/:code', access: 'open' },
  readText: { method: 'GET', path: '/api/site/policies/:code/:version', access: 'open' },
});
