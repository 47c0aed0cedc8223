import { aquariumApi } from '#contract/endpoints/aquarium.ts';
import '#contract/schemas/aquarium.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';
import { arrangeRoom, changeLook, hatchPet, renamePet, setHoliday, takeWelcomeGift } from './aquariumEdits.ts';
import { buyItem } from './buyItem.ts';
import { careForMyPet } from './careForMyPet.ts';
import { keptChange, type ShortChange } from './keptChange.ts';
import { liveRoutes } from './liveRoutes.ts';
import { readAquarium } from './readAquarium.ts';
import { refundPurchase } from './refundPurchase.ts';
import { showTank } from './showTank.ts';
import { takeLevelGift } from './takeLevelGift.ts';

/** The aquarium: pet, bag, shop, room, looks, and the stream of events for open windows. */
export async function aquariumRoutes(app: App): Promise<void> {
  const { shop } = app.contentFiles;
  const kept = {
    shorten: keptChange.shorten,
    complete: (context: SignedInContext, short: ShortChange) => keptChange.complete(shop, context, short),
  };
  serve(app, aquariumApi.read, ({ context }) => readAquarium(context, shop));
  serve(app, aquariumApi.care, ({ context, body }) => careForMyPet(context, shop, body), { kept });
  serve(app, aquariumApi.buy, ({ context, body }) => buyItem(context, shop, body), { kept });
  serve(app, aquariumApi.refund, ({ context, params }) => refundPurchase(context, shop, params.purchaseNo), { kept });
  serve(app, aquariumApi.arrange, ({ context, body }) => arrangeRoom(context, shop, body));
  serve(app, aquariumApi.hatch, ({ context, body }) => hatchPet(context, shop, body.species), { kept });
  serve(app, aquariumApi.rename, ({ context, body }) => renamePet(context, shop, body.nickname));
  serve(app, aquariumApi.changeLook, ({ context, body }) => changeLook(context, shop, body));
  serve(app, aquariumApi.setHoliday, ({ context, body }) => setHoliday(context, shop, body.on));
  serve(app, aquariumApi.showTank, ({ context, body }) => showTank(context, shop, body.tankNo));
  serve(app, aquariumApi.takeLevelGift, ({ context, body }) => takeLevelGift(context, shop, body), { kept });
  serve(app, aquariumApi.takeGift, ({ context }) => takeWelcomeGift(context, shop), { kept });
  await registerScopes(app, [liveRoutes]);
}
