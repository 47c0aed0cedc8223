import type { recommendationSchemas } from '../schemas/recommendation.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Books for this student, and the picks of a month. */
export const recommendationApi = defineEndpoints<typeof recommendationSchemas>()({
  list: { method: 'GET', path: '/api/recommendations/me' },
  readMonth: { method: 'GET', path: '/api/recommendations/months/:month' },
  hide: { method: 'PUT', path: '/api/recommendations/:bookNo/hidden/me', effect: 'repeatable' },
});
