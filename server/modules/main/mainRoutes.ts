import { mainApi } from '#contract/endpoints/main.ts';
import '#contract/schemas/main.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { readMainPage } from './readMainPage.ts';

export async function mainRoutes(app: App): Promise<void> {
  serve(app, mainApi.read, ({ context }) => readMainPage(context));
}
