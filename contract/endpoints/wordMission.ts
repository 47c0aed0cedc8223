import type { wordMissionSchemas } from '../schemas/wordMission.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Words to catch in the aquarium, three a day. */
export const wordMissionApi = defineEndpoints<typeof wordMissionSchemas>()({
  list: { method: 'GET', path: '/api/aquarium/word-missions/me' },
  catchBubbles: { method: 'POST', path: '/api/aquarium/word-missions/:wordMissionNo/catches', effect: 'once' },
  takeReward: { method: 'POST', path: '/api/aquarium/word-missions/:wordMissionNo/rewards', effect: 'once' },
});
