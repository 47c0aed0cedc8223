import { aquariumApi } from '#contract/endpoints/aquarium.ts';
import '#contract/schemas/aquarium.ts';
import { readWordLists } from '#server/content/readWordLists.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';
import { arrangeRoom } from '#server/use-cases/aquarium/arrangeRoom.ts';
import { buyItem } from '#server/use-cases/aquarium/buyItem.ts';
import { careForMyPet } from '#server/use-cases/aquarium/careForMyPet.ts';
import { changeLook } from '#server/use-cases/aquarium/changeLook.ts';
import { hatchPet } from '#server/use-cases/aquarium/hatchPet.ts';
import { readAquarium } from '#server/use-cases/aquarium/readAquarium.ts';
import { refundPurchase } from '#server/use-cases/aquarium/refundPurchase.ts';
import { renamePet } from '#server/use-cases/aquarium/renamePet.ts';
import { setHoliday } from '#server/use-cases/aquarium/setHoliday.ts';
import { takeWelcomeGift } from '#server/use-cases/aquarium/takeWelcomeGift.ts';
import { liveRoutes } from './liveRoutes.ts';
import { neighbourRoutes } from './neighbourRoutes.ts';
import { wordMissionRoutes } from './wordMissionRoutes.ts';

/** The aquarium: pet, bag, shop, room, looks; and beside it words, neighbours and what is sent to open windows. */
export async function aquariumRoutes(app: App): Promise<void> {
  const { shop } = app.contentFiles;
  serve(app, aquariumApi.read, ({ context }) => readAquarium(context, shop));
  serve(app, aquariumApi.care, ({ context, body }) => careForMyPet(context, shop, body));
  serve(app, aquariumApi.buy, ({ context, body }) => buyItem(context, shop, body));
  serve(app, aquariumApi.refund, ({ context, params }) => refundPurchase(context, shop, params.purchaseNo));
  serve(app, aquariumApi.arrange, ({ context, body }) => arrangeRoom(context, shop, body));
  serve(app, aquariumApi.hatch, ({ context, body }) => hatchPet(context, shop, body.species));
  serve(app, aquariumApi.rename, ({ context, body }) => renamePet(context, shop, body.nickname));
  serve(app, aquariumApi.changeLook, ({ context, body }) => changeLook(context, shop, body));
  serve(app, aquariumApi.setHoliday, ({ context, body }) => setHoliday(context, shop, body.on));
  serve(app, aquariumApi.takeGift, ({ context }) => takeWelcomeGift(context, shop));
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
