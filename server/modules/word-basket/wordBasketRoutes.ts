import { wordBasketApi } from '#contract/endpoints/wordBasket.ts';
import '#contract/schemas/wordBasket.ts';
import { readDictionary } from '#server/content/readDictionary.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { putWordIn, takeWordOut } from './putWordIn.ts';
import { readBookWords } from './readBookWords.ts';
import { listBasketWords, readWordBasket } from './readWordBasket.ts';

/** Words of texts with what they mean, and the basket of a student. */
export async function wordBasketRoutes(app: App): Promise<void> {
  const dictionary = await readDictionary(app.services.env.contentDir);
  serve(app, wordBasketApi.readBookWords, ({ context, params }) => readBookWords(context, dictionary, params.bookNo));
  serve(app, wordBasketApi.read, ({ context, query }) => readWordBasket(context, query));
  serve(app, wordBasketApi.listWords, ({ context }) => listBasketWords(context));
  serve(app, wordBasketApi.putIn, ({ context, params, body }) => putWordIn(context, dictionary, params.word, body));
  serve(app, wordBasketApi.takeOut, ({ context, params }) => takeWordOut(context, params.word));
}
