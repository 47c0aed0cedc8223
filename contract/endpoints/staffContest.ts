import type { staffContestSchemas } from '../schemas/staffContest.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Contests that an institution gives to its classes, or to everybody. */
export const staffContestApi = defineEndpoints<typeof staffContestSchemas>()({
  plans: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/contest-plans',
    access: 'staff',
    right: 'GIVE_CONTEST',
  },
  draft: {
    method: 'POST',
    path: '/api/staff/institutions/:academyNo/contest-drafts',
    access: 'staff',
    right: 'GIVE_CONTEST',
    effect: 'none',
  },
  list: { method: 'GET', path: '/api/staff/institutions/:academyNo/contests', access: 'staff', right: 'GIVE_CONTEST' },
  give: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/contests',
    access: 'staff',
    right: 'GIVE_CONTEST',
    effect: 'repeatable',
  },
  read: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/contests/:contestNo',
    access: 'staff',
    right: 'GIVE_CONTEST',
  },
  /** Ends one that runs. */
  close: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/contests/:contestNo/close',
    access: 'staff',
    right: 'GIVE_CONTEST',
    effect: 'repeatable',
  },
  /** Takes one back before it starts. */
  remove: {
    method: 'DELETE',
    path: '/api/staff/institutions/:academyNo/contests/:contestNo',
    access: 'staff',
    right: 'GIVE_CONTEST',
    effect: 'repeatable',
  },
});
