import type { itemReportSchemas } from '../schemas/itemReport.ts';
import { defineEndpoints } from './Endpoint.ts';

const path = '/api/mission/attempts/:attemptNo/item-reports/:itemKey';

/** Mission items that the student reports as wrong: one open report a student and item. */
export const itemReportApi = defineEndpoints<typeof itemReportSchemas>()({
  list: { method: 'GET', path: '/api/mission/books/:bookNo/item-reports/me' },
  save: { method: 'PUT', path, effect: 'repeatable' },
  remove: { method: 'DELETE', path, effect: 'repeatable' },
});
