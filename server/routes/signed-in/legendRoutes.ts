import { legendApi } from '#contract/endpoints/legend.ts';
import '#contract/schemas/legend.ts';
import type { App } from '../../plugins/App.ts';
import { serve } from '../../plugins/app/serve.ts';
import { readLegends } from '../../use-cases/legend/readLegends.ts';
import { readLegendListing, setLegendListing } from '../../use-cases/legend/setLegendListing.ts';

/** The hall of fame. */
export async function legendRoutes(app: App): Promise<void> {
  serve(app, legendApi.list, ({ context, query }) => readLegends(context, query));
  serve(app, legendApi.readListing, ({ context }) => readLegendListing(context));
  serve(app, legendApi.setListing, ({ context, body }) => setLegendListing(context, body.listed));
}
