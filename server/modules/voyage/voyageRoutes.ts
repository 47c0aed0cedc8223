import { voyageApi } from '#contract/endpoints/voyage.ts';
import '#contract/schemas/voyage.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { readVoyage } from './readVoyage.ts';
import { takeVoyageStep } from './takeVoyageStep.ts';

/** The first voyage of a new account. */
export async function voyageRoutes(app: App): Promise<void> {
  const { shop, voyage: stories } = app.contentFiles;
  serve(app, voyageApi.read, ({ context }) => readVoyage(context));
  serve(app, voyageApi.take, ({ context, body }) => takeVoyageStep(context, { shop, stories }, body));
}
