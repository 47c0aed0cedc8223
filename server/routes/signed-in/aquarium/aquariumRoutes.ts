import {
  aquariumChange,
  aquariumState,
  careBody,
  hatchBody,
  holidayBody,
  lookBody,
  nicknameBody,
  purchaseBody,
  purchaseParams,
  roomBody,
} from '../../../../contract/aquarium.ts';
import { envelope } from '../../../../contract/envelope.ts';
import { readWordLists } from '../../../content/readWordLists.ts';
import type { App } from '../../../plugins/App.ts';
import { ok } from '../../../plugins/app/ok.ts';
import { runIdempotent } from '../../../plugins/app/runIdempotent.ts';
import { signedIn } from '../../../plugins/app/signedIn.ts';
import { registerScopes } from '../../../plugins/registerScopes.ts';
import { arrangeRoom } from '../../../use-cases/aquarium/arrangeRoom.ts';
import { buyItem } from '../../../use-cases/aquarium/buyItem.ts';
import { careForMyPet } from '../../../use-cases/aquarium/careForMyPet.ts';
import { changeLook } from '../../../use-cases/aquarium/changeLook.ts';
import { hatchPet } from '../../../use-cases/aquarium/hatchPet.ts';
import { readAquarium } from '../../../use-cases/aquarium/readAquarium.ts';
import { refundPurchase } from '../../../use-cases/aquarium/refundPurchase.ts';
import { renamePet } from '../../../use-cases/aquarium/renamePet.ts';
import { setHoliday } from '../../../use-cases/aquarium/setHoliday.ts';
import { takeWelcomeGift } from '../../../use-cases/aquarium/takeWelcomeGift.ts';
import { liveRoutes } from './liveRoutes.ts';
import { neighbourRoutes } from './neighbourRoutes.ts';
import { wordMissionRoutes } from './wordMissionRoutes.ts';

const changed = { 200: envelope(aquariumChange) };

/** The aquarium: pet, bag, shop, room, looks; and beside it words, neighbours and what is told to open windows. */
export async function aquariumRoutes(app: App): Promise<void> {
  const { shop } = app.contentFiles;
  app.get('/api/aquarium/me', { schema: { response: { 200: envelope(aquariumState) } } }, async (request) =>
    ok(await readAquarium(signedIn(request), shop)),
  );
  app.post('/api/aquarium/care/me', { schema: { body: careBody, response: changed } }, async (request, reply) =>
    ok(await runIdempotent(request, reply, (context) => careForMyPet(context, shop, request.body))),
  );
  app.post(
    '/api/aquarium/purchases/me',
    { schema: { body: purchaseBody, response: changed } },
    async (request, reply) =>
      ok(await runIdempotent(request, reply, (context) => buyItem(context, shop, request.body))),
  );
  app.post(
    '/api/aquarium/purchases/:purchaseNo/refund',
    { schema: { params: purchaseParams, response: changed } },
    async (request, reply) =>
      ok(await runIdempotent(request, reply, (context) => refundPurchase(context, shop, request.params.purchaseNo))),
  );
  app.put('/api/aquarium/room/me', { schema: { body: roomBody, response: changed } }, async (request) =>
    ok(await arrangeRoom(signedIn(request), shop, request.body)),
  );
  app.post('/api/aquarium/pet/hatch', { schema: { body: hatchBody, response: changed } }, async (request, reply) =>
    ok(await runIdempotent(request, reply, (context) => hatchPet(context, shop, request.body.species))),
  );
  app.put('/api/aquarium/pet/me', { schema: { body: nicknameBody, response: changed } }, async (request) =>
    ok(await renamePet(signedIn(request), shop, request.body.nickname)),
  );
  app.put('/api/aquarium/look/me', { schema: { body: lookBody, response: changed } }, async (request) =>
    ok(await changeLook(signedIn(request), shop, request.body)),
  );
  app.put('/api/aquarium/holiday/me', { schema: { body: holidayBody, response: changed } }, async (request) =>
    ok(await setHoliday(signedIn(request), shop, request.body.on)),
  );
  app.post('/api/aquarium/gifts/me', { schema: { response: changed } }, async (request, reply) =>
    ok(await runIdempotent(request, reply, (context) => takeWelcomeGift(context, shop))),
  );
  const lists = await readWordLists(app.services.env.contentDir);
  await registerScopes(app, [
    async function wordMissions(scope) {
      await wordMissionRoutes(scope, shop, lists);
    },
    async function neighbours(scope) {
      await neighbourRoutes(scope, shop);
    },
    liveRoutes,
  ]);
}
