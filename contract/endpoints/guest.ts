import type { guestSchemas } from '../schemas/guest.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Guests from books, visitors of feasts, finds, the album of all, and what the pet talks about. */
export const guestApi = defineEndpoints<typeof guestSchemas>()({
  visit: { method: 'PUT', path: '/api/aquarium/company/me', effect: 'repeatable' },
  playScene: { method: 'PUT', path: '/api/aquarium/guests/:bookNo/scene/me', effect: 'repeatable' },
  takeFind: { method: 'PUT', path: '/api/aquarium/finds/:ordinal/me', effect: 'repeatable' },
  meetFeast: { method: 'PUT', path: '/api/aquarium/feasts/:feast/me', effect: 'repeatable' },
  album: { method: 'GET', path: '/api/aquarium/album/me' },
  finds: { method: 'GET', path: '/api/aquarium/finds/me' },
  feasts: { method: 'GET', path: '/api/aquarium/feasts/me' },
  talk: { method: 'GET', path: '/api/aquarium/talk/me' },
});
