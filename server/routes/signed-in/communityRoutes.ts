import { csMessageApi } from '#contract/endpoints/csMessage.ts';
import { legendApi } from '#contract/endpoints/legend.ts';
import '#contract/schemas/csMessage.ts';
import '#contract/schemas/legend.ts';
import type { App } from '../../plugins/App.ts';
import { serve } from '../../plugins/app/serve.ts';
import { markCsMessageSeen, readCsMessages } from '../../use-cases/customer-service/readCsMessages.ts';
import { readLegends } from '../../use-cases/legend/readLegends.ts';
import { readLegendListing, setLegendListing } from '../../use-cases/legend/setLegendListing.ts';

/** The hall of fame, and what the customer service wrote to the student. */
export async function communityRoutes(app: App): Promise<void> {
  serve(app, legendApi.list, ({ context, query }) => readLegends(context, query));
  serve(app, legendApi.readListing, ({ context }) => readLegendListing(context));
  serve(app, legendApi.setListing, ({ context, body }) => setLegendListing(context, body.listed));
  serve(app, csMessageApi.list, ({ context }) => readCsMessages(context));
  serve(app, csMessageApi.markSeen, ({ context, params }) => markCsMessageSeen(context, params.messageNo));
}
