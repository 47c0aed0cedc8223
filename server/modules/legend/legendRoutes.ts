import { legendApi } from '#contract/endpoints/legend.ts';
import '#contract/schemas/legend.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { readLegends } from './readLegends.ts';
import { readLegendListing, setLegendListing } from './setLegendListing.ts';

/** The hall of fame. */
export async function legendRoutes(app: App): Promise<void> {
  serve(app, legendApi.list, ({ context, query }) => readLegends(context, query));
  serve(app, legendApi.readListing, ({ context }) => readLegendListing(context));
  serve(app, legendApi.setListing, ({ context, body }) => setLegendListing(context, body.listed));
}
