import { envelope } from '../../../../contract/envelope.ts';
import {
  catchBody,
  catchResult,
  wordMissionParams,
  wordMissions,
  wordReward,
} from '../../../../contract/wordMission.ts';
import type { Shop } from '../../../content/readShop.ts';
import type { WordLists } from '../../../content/readWordLists.ts';
import type { App } from '../../../plugins/App.ts';
import { ok } from '../../../plugins/app/ok.ts';
import { runIdempotent } from '../../../plugins/app/runIdempotent.ts';
import { signedIn } from '../../../plugins/app/signedIn.ts';
import { catchBubbles } from '../../../use-cases/word-mission/catchBubbles.ts';
import { readWordMissions } from '../../../use-cases/word-mission/readWordMissions.ts';
import { takeWordReward } from '../../../use-cases/word-mission/takeWordReward.ts';

/** Words to catch, three a day. */
export async function wordMissionRoutes(app: App, shop: Shop, lists: WordLists): Promise<void> {
  app.get(
    '/api/aquarium/word-missions/me',
    { schema: { response: { 200: envelope(wordMissions) } } },
    async (request) => ok(await readWordMissions(signedIn(request), lists)),
  );
  app.post(
    '/api/aquarium/word-missions/:wordMissionNo/catches',
    { schema: { params: wordMissionParams, body: catchBody, response: { 200: envelope(catchResult) } } },
    async (request, reply) => {
      const { params, body } = request;
      return ok(
        await runIdempotent(request, reply, (context) => catchBubbles(context, params.wordMissionNo, body.bubbleIds)),
      );
    },
  );
  app.post(
    '/api/aquarium/word-missions/:wordMissionNo/rewards',
    { schema: { params: wordMissionParams, response: { 200: envelope(wordReward) } } },
    async (request, reply) => {
      const { wordMissionNo } = request.params;
      return ok(await runIdempotent(request, reply, (context) => takeWordReward(context, shop, wordMissionNo)));
    },
  );
}
