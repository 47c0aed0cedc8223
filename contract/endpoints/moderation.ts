import type { moderationSchemas } from '../schemas/moderation.ts';
import { defineEndpoints } from './Endpoint.ts';

/** What staff decide about pupils' reports, reviews, names and held results. */
export const moderationApi = defineEndpoints<typeof moderationSchemas>()({
  list: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/moderation',
    access: 'staff',
    right: 'SETTLE_REPORTS',
  },
  decideHold: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo/contest-holds/:subjectNo',
    access: 'staff',
    right: 'DECIDE_HOLDS',
    effect: 'repeatable',
  },
  decideLevel: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo/contest-levels/:subjectNo',
    access: 'staff',
    right: 'DECIDE_HOLDS',
    effect: 'repeatable',
  },
  settleItem: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo/item-reports/:subjectNo',
    access: 'staff',
    right: 'SETTLE_REPORTS',
    effect: 'repeatable',
  },
  settleReview: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo/held-reviews/:subjectNo',
    access: 'staff',
    right: 'SETTLE_REPORTS',
    effect: 'repeatable',
  },
  settleName: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo/reported-names/:subjectNo',
    access: 'staff',
    right: 'SETTLE_REPORTS',
    effect: 'repeatable',
  },
  // A pupil puts away what was read.
  putAway: { method: 'DELETE', path: '/api/settlement-notices/:noticeNo/me', effect: 'repeatable' },
});
