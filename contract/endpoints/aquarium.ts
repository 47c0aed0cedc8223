import type { aquariumSchemas } from '../schemas/aquarium.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The student's own aquarium. Every change answers with the new state. */
export const aquariumApi = defineEndpoints<typeof aquariumSchemas>()({
  read: { method: 'GET', path: '/api/aquarium/me' },
  follow: { method: 'GET', path: '/api/aquarium/me/events' },
  care: { method: 'POST', path: '/api/aquarium/care/me', effect: 'once' },
  buy: { method: 'POST', path: '/api/aquarium/purchases/me', effect: 'once' },
  refund: { method: 'POST', path: '/api/aquarium/purchases/:purchaseNo/refund', effect: 'once' },
  arrange: { method: 'PUT', path: '/api/aquarium/room/me', effect: 'repeatable' },
  hatch: { method: 'POST', path: '/api/aquarium/pet/hatch', effect: 'once' },
  rename: { method: 'PUT', path: '/api/aquarium/pet/me', effect: 'repeatable' },
  changeLook: { method: 'PUT', path: '/api/aquarium/look/me', effect: 'repeatable' },
  setHoliday: { method: 'PUT', path: '/api/aquarium/holiday/me', effect: 'repeatable' },
  showTank: { method: 'PUT', path: '/api/aquarium/tank/me', effect: 'repeatable' },
  takeLevelGift: { method: 'POST', path: '/api/aquarium/level-gifts/me', effect: 'once' },
  takeGift: { method: 'POST', path: '/api/aquarium/gifts/me', effect: 'once' },
});
