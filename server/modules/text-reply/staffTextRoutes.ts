import { textReplyApi } from '#contract/endpoints/textReply.ts';
import '#contract/schemas/textReply.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { listTexts } from './listTexts.ts';
import { ownPhrases } from './ownPhrases.ts';
import { readText } from './readText.ts';
import { replyToText } from './replyToText.ts';

/** Texts of pupils, for the staff. */
export async function staffTextRoutes(app: App): Promise<void> {
  serve(app, textReplyApi.list, ({ context, query }) => listTexts(context, query));
  serve(app, textReplyApi.read, ({ context, params }) => readText(context, params));
  serve(app, textReplyApi.readPhrases, ({ context }) => ownPhrases.read(context));
  serve(app, textReplyApi.savePhrases, ({ context, body }) => ownPhrases.save(context, body));
  serve(app, textReplyApi.reply, ({ context, params, body }) => replyToText(context, params, body));
}
