import { textReplyApi } from '#contract/endpoints/textReply.ts';
import '#contract/schemas/textReply.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { seeReplies } from './seeReplies.ts';
import { writeVersion } from './writeVersion.ts';

/** Replies to the own texts, and other versions of them. */
export async function textReplyRoutes(app: App): Promise<void> {
  serve(app, textReplyApi.ofBook, ({ context, params }) => seeReplies(context, params.bookNo));
  serve(app, textReplyApi.write, ({ context, params, body }) => writeVersion(context, params.attemptNo, body));
}
