import type { articleSchemas } from '../schemas/article.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Articles for parents and teachers, on the academy site. */
export const articleApi = defineEndpoints<typeof articleSchemas>()({
  list: { method: 'GET', path: '/api/site/articles', access: 'open' },
  read: { method: 'GET', path: '/api/site/articles/:articleNo', access: 'open' },
});
