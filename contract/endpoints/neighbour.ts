import type { neighbourSchemas } from '../schemas/neighbour.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Aquariums of others, by nickname only: visits, cheers, friends. */
export const neighbourApi = defineEndpoints<typeof neighbourSchemas>()({
  readProfile: { method: 'GET', path: '/api/aquarium/profile/me' },
  changeProfile: { method: 'PUT', path: '/api/aquarium/profile/me', effect: 'repeatable' },
  renewCode: { method: 'POST', path: '/api/aquarium/friend-codes/me', effect: 'once' },
  list: { method: 'GET', path: '/api/aquarium/neighbours' },
  visit: { method: 'GET', path: '/api/aquarium/neighbours/:visitKey' },
  cheer: { method: 'POST', path: '/api/aquarium/neighbours/:visitKey/cheers', effect: 'once' },
  /** One open report for each reporter and neighbour, by the index of the table: it needs no key. */
  report: { method: 'POST', path: '/api/aquarium/neighbours/:visitKey/reports', effect: 'repeatable' },
  block: { method: 'PUT', path: '/api/aquarium/neighbours/:visitKey/block/me', effect: 'repeatable' },
  readRequests: { method: 'GET', path: '/api/aquarium/friends/me' },
  askFriend: { method: 'POST', path: '/api/aquarium/friends/me', effect: 'once' },
  acceptFriend: { method: 'PUT', path: '/api/aquarium/friends/:visitKey/me', effect: 'repeatable' },
  partFriend: { method: 'DELETE', path: '/api/aquarium/friends/:visitKey/me', effect: 'repeatable' },
  readCheers: { method: 'GET', path: '/api/aquarium/cheers/me' },
  markCheersSeen: { method: 'PUT', path: '/api/aquarium/cheers/seen/me', effect: 'repeatable' },
});
