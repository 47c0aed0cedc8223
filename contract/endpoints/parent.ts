import type { parentSchemas } from '../schemas/parent.ts';
import { defineEndpoints } from './Endpoint.ts';

/** What a link for parents opens: no login, the key in the address is the right. */
export const parentApi = defineEndpoints<typeof parentSchemas>()({
  readResult: {
    method: 'GET',
    path: '/api/book/mission/results/parent/:bookNo/:shareKey',
    access: 'open',
    cache: 'no-store',
  },
  readDiagnosis: {
    method: 'GET',
    path: '/api/diagnosis/reports/parent/:shareKey',
    access: 'open',
    cache: 'no-store',
  },
  readMonthlyReport: {
    method: 'GET',
    path: '/api/monthly-reports/parent/:shareKey',
    access: 'open',
    cache: 'no-store',
  },
  readQuietHours: {
    method: 'GET',
    path: '/api/aquarium/quiet-hours/parent/:shareKey',
    access: 'open',
    cache: 'no-store',
  },
  setQuietHours: {
    method: 'PUT',
    path: '/api/aquarium/quiet-hours/parent/:shareKey',
    effect: 'repeatable',
    access: 'open',
    cache: 'no-store',
  },
});
