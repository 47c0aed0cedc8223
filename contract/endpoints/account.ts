import type { accountSchemas } from '../schemas/account.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The student's own account: reading it, changing it, leaving. */
export const accountApi = defineEndpoints<typeof accountSchemas>()({
  // The browser checks the statuses in it against the `me` rule, so that who belongs nowhere may read them.
  read: { method: 'POST', path: '/api/account/me', access: 'records', effect: 'none' },
  readDetail: { method: 'POST', path: '/api/account/infoDetail', effect: 'none' },
  changeInfo: { method: 'PUT', path: '/api/account/info/me', effect: 'repeatable', queuesMail: true },
  changePassword: { method: 'PUT', path: '/api/account/password/me', effect: 'repeatable', queuesMail: true },
  listAccessRecords: { method: 'GET', path: '/api/account/access-records/me', access: 'records' },
  previewWithdrawal: { method: 'GET', path: '/api/account/withdrawal/me', access: 'records' },
  withdraw: {
    method: 'POST',
    path: '/api/account/withdrawal/me',
    access: 'records',
    effect: 'once',
    queuesMail: true,
  },
});
