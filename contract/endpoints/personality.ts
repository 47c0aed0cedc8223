import type { personalitySchemas } from '../schemas/personality.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Book personality of the home site; on the other sites nothing is found here. */
export const personalityApi = defineEndpoints<typeof personalitySchemas>()({
  readStart: { method: 'GET', path: '/api/bookbti/me' },
  start: { method: 'POST', path: '/api/bookbti/attempts', effect: 'once' },
  readAttempt: { method: 'GET', path: '/api/bookbti/attempts/:accountBookBTIResultNo' },
  saveAnswer: {
    method: 'PUT',
    path: '/api/bookbti/attempts/:accountBookBTIResultNo/answers/:itemKey',
    effect: 'repeatable',
  },
  submit: { method: 'POST', path: '/api/bookbti/attempts/:accountBookBTIResultNo/submissions', effect: 'once' },
  listResults: { method: 'GET', path: '/api/bookbti/results/me' },
  readResult: { method: 'GET', path: '/api/bookbti/results/:accountBookBTIResultNo' },
});
