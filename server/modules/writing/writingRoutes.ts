import { writingApi } from '#contract/endpoints/writing.ts';
import '#contract/schemas/writing.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { findWritingHints } from './findWritingHints.ts';
import { WritingThread } from './WritingThread.ts';

/** Help with a text before it is handed in. */
export async function writingRoutes(app: App): Promise<void> {
  const thread = new WritingThread(app.services.env.contentDir);
  app.addHook('onClose', () => thread.close());
  serve(app, writingApi.findHints, ({ context, params, body }) =>
    findWritingHints(context, thread, params.bookNo, body),
  );
}
