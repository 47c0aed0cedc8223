import { classAquariumApi } from '#contract/endpoints/classAquarium.ts';
import '#contract/schemas/classAquarium.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { classRest } from './classRest.ts';

/** Rests of the aquariums of a class, for its teachers. */
export async function classRestRoutes(app: App): Promise<void> {
  serve(app, classAquariumApi.read, ({ context, params }) => classRest.read(context, params.classNo));
  serve(app, classAquariumApi.close, ({ context, params, body }) =>
    classRest.close(context, params.classNo, body.closing),
  );
  serve(app, classAquariumApi.open, ({ context, params }) => classRest.open(context, params.classNo));
  serve(app, classAquariumApi.setQuietHours, ({ context, params, body }) =>
    classRest.setQuietHours(context, params.classNo, body.quietHours),
  );
}
