/**
 * What calls cost that cost more than one: processor time of the handler, in units of the cheapest calls (`GET
 * /api/permission/me` and its like), as docs/decisions/0093 measured it. Pictures, passwords and texts are worked on beside the event loop, and count all the same.
 */
const COSTS: Readonly<Record<string, number>> = {
  'PUT /api/account/profile-image/me': 30,
  'GET /api/staff/institutions/:academyNo/one-roster': 30,
  'GET /api/staff/institutions/:academyNo/adoption-pack/file': 30,
  'POST /api/writing/books/:bookNo/hints/me': 10,
  'GET /api/recommendations/me': 8,
  'POST /api/auth/validate-password': 8,
  'PUT /api/account/password/me': 8,
  'GET /api/main/me': 6,
  'GET /api/library/calendar/me': 3,
  'GET /api/account/record/me': 3,
  'GET /api/library/board/me': 3,
  'GET /api/mypage/main/me': 3,
  'GET /api/mypage/growth/me': 3,
  'GET /api/subscription/me': 2,
  'GET /api/aquarium/word-missions/me': 2,
  'GET /api/books': 2,
  'POST /api/mission/attempts': 2,
  'GET /api/aquarium/me': 2,
  'GET /api/community/legends': 2,
};

/** Tokens that a call takes from the bucket of its account. @param route its pattern, as it was registered */
export function callCost(method: string, route: string | undefined): number {
  return COSTS[`${method === 'HEAD' ? 'GET' : method} ${route ?? ''}`] ?? 1;
}

/** Calls that cost more than one, for the test that holds them against the routes. */
export const dearCalls: readonly string[] = Object.keys(COSTS);
