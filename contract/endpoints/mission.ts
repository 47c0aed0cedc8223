import type { missionSchemas } from '../schemas/mission.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Missions of a book: boards, attempts, answers, hints, results. */
export const missionApi = defineEndpoints<typeof missionSchemas>()({
  readBoard: { method: 'GET', path: '/api/mission/books/:bookNo/me' },
  readResults: { method: 'GET', path: '/api/mission/books/:bookNo/results/me' },
  listHistories: { method: 'GET', path: '/api/mission/books/:bookNo/histories/me' },
  removeHistory: { method: 'DELETE', path: '/api/mission/histories/:id', effect: 'repeatable' },
  start: { method: 'POST', path: '/api/mission/attempts', effect: 'once' },
  saveAnswer: { method: 'PUT', path: '/api/mission/attempts/:attemptNo/answers/:itemKey', effect: 'repeatable' },
  takeHint: { method: 'POST', path: '/api/mission/attempts/:attemptNo/hints', effect: 'once' },
  // Spends nothing and answers the same for the same words.
  check: { method: 'POST', path: '/api/mission/attempts/:attemptNo/checks', effect: 'repeatable' },
  // Spends nothing and answers the same for the same item.
  verdict: { method: 'POST', path: '/api/mission/attempts/:attemptNo/verdicts', effect: 'repeatable' },
  submit: { method: 'POST', path: '/api/mission/attempts/:attemptNo/submissions', effect: 'once' },
});
