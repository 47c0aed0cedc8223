import { reefApi } from '#contract/endpoints/reef.ts';
import '#contract/schemas/reef.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { lookAtReef, visitReef } from './visitReef.ts';

/** The reef of the student's class. No address names a class: nobody sees another one's. */
export async function reefRoutes(app: App): Promise<void> {
  serve(app, reefApi.visit, ({ context }) => visitReef(context));
  serve(app, reefApi.look, ({ context, body }) => lookAtReef(context, body.pieces));
}
