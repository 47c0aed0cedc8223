import { mainApi } from '#contract/endpoints/main.ts';
import '#contract/schemas/main.ts';
import type { App } from '../../plugins/App.ts';
import { serve } from '../../plugins/app/serve.ts';
import { readMainPage } from '../../use-cases/main/readMainPage.ts';

export async function mainRoutes(app: App): Promise<void> {
  serve(app, mainApi.read, ({ context }) => readMainPage(context));
}
