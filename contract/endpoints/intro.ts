import type { introSchemas } from '../schemas/intro.ts';
import { defineEndpoints } from './Endpoint.ts';

/** What visitors read before they join: the pages of a site, and the prices of the home site. */
export const introApi = defineEndpoints<typeof introSchemas>()({
  readPage: { method: 'GET', path: '/api/site/intro/:page', access: 'open' },
  listPrices: { method: 'GET', path: '/api/site/prices', access: 'open' },
});
