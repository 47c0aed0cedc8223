import type { myPageSchemas } from '../schemas/myPage.ts';
import { defineEndpoints } from './Endpoint.ts';

/** My page: the goal, the level, and everything that was read to take along. */
export const myPageApi = defineEndpoints<typeof myPageSchemas>()({
  read: { method: 'GET', path: '/api/mypage/main/me' },
  readGrowth: { method: 'GET', path: '/api/mypage/growth/me' },
  setGoal: { method: 'PUT', path: '/api/account/goal/me', effect: 'repeatable' },
  readRecord: { method: 'GET', path: '/api/account/record/me', access: 'records' },
});
