import { csMessageApi } from '#contract/endpoints/csMessage.ts';
import '#contract/schemas/csMessage.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { markCsMessageSeen, readCsMessages } from './readCsMessages.ts';

/** Messages of the customer service to a student. */
export async function csMessageRoutes(app: App): Promise<void> {
  serve(app, csMessageApi.list, ({ context }) => readCsMessages(context));
  serve(app, csMessageApi.markSeen, ({ context, params }) => markCsMessageSeen(context, params.messageNo));
}
