import type { staffSchemas } from '../schemas/staff.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The own login of somebody of the staff, and, for a director, the others of the institution. */
export const staffApi = defineEndpoints<typeof staffSchemas>()({
  me: { method: 'GET', path: '/api/staff/me', access: 'staff' },
  signOut: { method: 'POST', path: '/api/staff/sign-out', access: 'staff', effect: 'repeatable' },
  changePassword: { method: 'POST', path: '/api/staff/password', access: 'staff', effect: 'repeatable' },
  join: { method: 'POST', path: '/api/staff/invites/join', access: 'staff', effect: 'repeatable' },
  list: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/staff',
    access: 'staff',
    right: 'MANAGE_STAFF',
  },
  invite: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/invites',
    access: 'staff',
    right: 'MANAGE_STAFF',
    effect: 'repeatable',
    queuesMail: true,
  },
  withdrawInvite: {
    method: 'DELETE',
    path: '/api/staff/institutions/:academyNo/invites/:inviteNo',
    access: 'staff',
    right: 'MANAGE_STAFF',
    effect: 'repeatable',
  },
  change: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/staff/:staffNo',
    access: 'staff',
    right: 'MANAGE_STAFF',
    effect: 'repeatable',
  },
  release: {
    method: 'DELETE',
    path: '/api/staff/institutions/:academyNo/staff/:staffNo',
    access: 'staff',
    right: 'MANAGE_STAFF',
    effect: 'repeatable',
  },
  records: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/records',
    access: 'staff',
    right: 'READ_RECORD',
  },
});
