import { paperApi } from '#contract/endpoints/paper.ts';
import '#contract/schemas/paper.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { enterSheet } from './enterSheet.ts';
import { listSheets } from './listSheets.ts';
import { printAgain, printSheets } from './printSheets.ts';
import { readSample } from './readSample.ts';
import { readSheet } from './readSheet.ts';
import { withdrawSheet } from './withdrawSheet.ts';

/** Missions on paper, for whoever leads a class. */
export async function paperRoutes(app: App): Promise<void> {
  serve(app, paperApi.list, ({ context, params }) => listSheets(context, params.classNo));
  serve(app, paperApi.print, ({ context, params, body }) => printSheets(context, params.classNo, body));
  serve(app, paperApi.printAgain, ({ context, params, body }) => printAgain(context, params.classNo, body));
  serve(app, paperApi.sample, ({ context, params, query }) =>
    readSample(context, params.bookNo, query.readingMissionType),
  );
  serve(app, paperApi.read, ({ context, params }) => readSheet(context, params.code));
  serve(app, paperApi.enter, ({ context, params, body }) => enterSheet(context, params.code, body));
  serve(app, paperApi.withdraw, ({ context, params }) => withdrawSheet(context, params.code));
}
