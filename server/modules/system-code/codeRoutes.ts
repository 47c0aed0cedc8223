import { codeApi } from '#contract/endpoints/code.ts';
import '#contract/schemas/code.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { readSystemCodes } from './readSystemCodes.ts';

export async function codeRoutes(app: App): Promise<void> {
  serve(app, codeApi.list, () => readSystemCodes());
}
