import type { monthlyReportSchemas } from '../schemas/monthlyReport.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Monthly reports of pupils, for the staff to print and send to parents. */
export const monthlyReportApi = defineEndpoints<typeof monthlyReportSchemas>()({
  list: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/reports',
    access: 'staff',
    right: 'SEE_PUPIL',
  },
  sheets: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/report-sheets',
    access: 'staff',
    right: 'SEE_PUPIL',
  },
  writeNote: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo/report-note',
    access: 'staff',
    right: 'SEE_PUPIL',
    effect: 'repeatable',
  },
  makeLinks: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/report-links',
    access: 'staff',
    right: 'SEE_PUPIL',
    effect: 'repeatable',
    queuesMail: true,
  },
  endLink: {
    method: 'DELETE',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo/report-links/:shareNo',
    access: 'staff',
    right: 'SEE_PUPIL',
    effect: 'repeatable',
  },
});
