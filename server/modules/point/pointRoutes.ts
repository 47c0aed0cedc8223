import { pointApi } from '#contract/endpoints/point.ts';
import '#contract/schemas/point.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { readPointEntries } from './readPointEntries.ts';

export async function pointRoutes(app: App): Promise<void> {
  const { shop } = app.contentFiles;
  serve(app, pointApi.list, ({ context, query }) => readPointEntries(context, shop, query));
}
