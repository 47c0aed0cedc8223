import type { contestSchemas } from '../schemas/contest.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The reading-game contest. */
export const contestApi = defineEndpoints<typeof contestSchemas>()({
  // Both change with the moment.
  readStatus: {
    method: 'GET',
    path: '/api/event/reading-game-contest/status',
    access: 'open',
    cache: 'no-store',
  },
  checkCertificate: {
    method: 'GET',
    path: '/api/event/reading-game-contest/certificates/:certificateNo',
    access: 'open',
    cache: 'no-store',
  },

  read: { method: 'GET', path: '/api/event/reading-game-contest' },
  list: { method: 'GET', path: '/api/event/reading-game-contest/list/my' },
  listTakenBooks: { method: 'GET', path: '/api/event/reading-game-contest/verification-book-no-list' },
  findMissionHistory: { method: 'GET', path: '/api/event/reading-game-contest/:bookNo/exist-mission-history' },
  readAvailablePoint: { method: 'POST', path: '/api/event/reading-game-contest/available-point', effect: 'none' },
  openLevelTest: { method: 'GET', path: '/api/event/reading-game-contest/level' },
  readLevelReview: { method: 'GET', path: '/api/event/reading-game-contest/level/review/my' },
  putAwayLevelReview: {
    method: 'DELETE',
    path: '/api/event/reading-game-contest/level/review/my',
    effect: 'repeatable',
  },
  submitLevelTest: { method: 'POST', path: '/api/event/reading-game-contest/level', effect: 'once' },

  readInfo: { method: 'GET', path: '/api/event/reading-game-contest/info/my' },
  readHistory: { method: 'GET', path: '/api/event/reading-game-contest/history/my' },
  readRank: { method: 'GET', path: '/api/event/reading-game-contest/rank' },
  readTeams: { method: 'GET', path: '/api/event/reading-game-contest/teams' },
  setListing: { method: 'PUT', path: '/api/event/reading-game-contest/listing/my', effect: 'repeatable' },
  listReviews: { method: 'GET', path: '/api/event/reading-game-contest/reviews/my' },
  replyToReview: {
    method: 'PUT',
    path: '/api/event/reading-game-contest/reviews/:contestReviewNo/reply/my',
    effect: 'repeatable',
  },
  listCertificates: { method: 'GET', path: '/api/event/reading-game-contest/certificates/my' },
});
