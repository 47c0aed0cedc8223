import type { answerVersionSchemas } from '../schemas/answerVersion.ts';
import { defineEndpoints } from './Endpoint.ts';

const path = '/api/mission/attempts/:attemptNo/answers/:itemKey/versions/me';

/** Earlier texts of a written answer. Keeping the text as it stands twice changes nothing. */
export const answerVersionApi = defineEndpoints<typeof answerVersionSchemas>()({
  list: { method: 'GET', path },
  keep: { method: 'PUT', path, effect: 'repeatable' },
});
