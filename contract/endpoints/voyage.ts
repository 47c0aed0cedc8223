import type { voyageSchemas } from '../schemas/voyage.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The first voyage of a new account, and its stories, which a visitor may taste. */
export const voyageApi = defineEndpoints<typeof voyageSchemas>()({
  readStory: { method: 'GET', path: '/api/voyage/stories/:story', access: 'open' },
  mark: { method: 'POST', path: '/api/voyage/stories/:story/marks', access: 'open', effect: 'none' },
  read: { method: 'GET', path: '/api/voyage/me' },
  take: { method: 'POST', path: '/api/voyage/steps/me', effect: 'once' },
});
