import { codeApi } from '#contract/endpoints/code.ts';
import '#contract/schemas/code.ts';
import type { App } from '../../plugins/App.ts';
import { serve } from '../../plugins/app/serve.ts';
import { readSystemCodes } from '../../use-cases/readSystemCodes.ts';

export async function codeRoutes(app: App): Promise<void> {
  serve(app, codeApi.list, () => readSystemCodes());
}
