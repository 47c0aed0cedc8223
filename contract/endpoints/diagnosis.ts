import type { diagnosisSchemas } from '../schemas/diagnosis.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Reading diagnosis: before the test, the test, its reports. */
export const diagnosisApi = defineEndpoints<typeof diagnosisSchemas>()({
  readStart: { method: 'GET', path: '/api/diagnosis/me' },
  start: { method: 'POST', path: '/api/diagnosis/applies', effect: 'once' },
  readTest: { method: 'GET', path: '/api/diagnosis/applies/:diagnosisApplyNo' },
  saveAnswer: {
    method: 'PUT',
    path: '/api/diagnosis/applies/:diagnosisApplyNo/answers/:itemKey',
    effect: 'repeatable',
  },
  submit: { method: 'POST', path: '/api/diagnosis/applies/:diagnosisApplyNo/submissions', effect: 'once' },
  listReports: { method: 'GET', path: '/api/diagnosis/reports/me' },
  readReport: { method: 'GET', path: '/api/diagnosis/reports/:diagnosisApplyNo' },
});
