import { learningRecordApi } from '#contract/endpoints/learningRecord.ts';
import '#contract/schemas/learningRecord.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { exportRecords } from './exportRecords.ts';
import { readPush } from './readPush.ts';
import { switchPush } from './switchPush.ts';

/** Learning records that leave the product, for directors. */
export async function learningRecordRoutes(app: App): Promise<void> {
  const { env, policies } = app.services;
  const rules = { settings: env.records, policies };
  serve(app, learningRecordApi.file, ({ context, query }) => exportRecords(context, query, env.origins[context.site]));
  serve(app, learningRecordApi.readPush, ({ context }) => readPush(context, rules));
  serve(app, learningRecordApi.switchPush, ({ context, body }) => switchPush(context, body.on, rules));
}
