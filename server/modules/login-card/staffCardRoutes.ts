import { loginCardApi } from '#contract/endpoints/loginCard.ts';
import '#contract/schemas/loginCard.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { listCards } from './listCards.ts';
import { makeCards } from './makeCards.ts';
import { readCardHours, setCardHours } from './setCardHours.ts';
import { endCard, setPictures } from './setPictures.ts';

/** Login cards, for the staff. */
export async function staffCardRoutes(app: App): Promise<void> {
  serve(app, loginCardApi.list, ({ context, params }) => listCards(context, params.classNo));
  serve(app, loginCardApi.make, ({ context, body }) => makeCards(context, body));
  serve(app, loginCardApi.end, ({ context, params }) => endCard(context, params.accountNo));
  serve(app, loginCardApi.setPictures, ({ context, params, body }) => setPictures(context, params.accountNo, body));
  serve(app, loginCardApi.readHours, ({ context }) => readCardHours(context));
  serve(app, loginCardApi.setHours, ({ context, body }) => setCardHours(context, body));
}
