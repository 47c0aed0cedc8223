import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { wordMissionApi } from '../endpoints/wordMission.ts';
import { catchBody, catchResult, wordMissionParams, wordMissions, wordReward } from '../wordMission.ts';
import { linkSchemas } from './schemasOf.ts';

export const wordMissionSchemas = {
  list: { data: wordMissions },
  catchBubbles: { params: wordMissionParams, body: catchBody, data: catchResult },
  takeReward: { params: wordMissionParams, data: wordReward },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(wordMissionApi, wordMissionSchemas);
