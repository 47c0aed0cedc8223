import { adoptionApi } from '#contract/endpoints/adoption.ts';
import '#contract/schemas/adoption.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { PackThread } from './pdf/PackThread.ts';
import { printAdoptionPack, readAdoptionPack } from './readAdoptionPack.ts';

/** What an institution decides about the product by. */
export async function adoptionRoutes(app: App): Promise<void> {
  const thread = new PackThread();
  app.addHook('onClose', () => thread.close());
  serve(app, adoptionApi.read, ({ context }) => readAdoptionPack(context, app.services));
  serve(app, adoptionApi.file, ({ context }) => printAdoptionPack(context, app.services, thread));
}
