import { parentShareApi } from '#contract/endpoints/parentShare.ts';
import { envelope } from '#contract/envelope.ts';
import { parentShareSchemas } from '#contract/schemas/parentShare.ts';
import type { App } from '#server/plugins/App.ts';
import { ok } from '#server/plugins/app/ok.ts';
import { runIdempotent } from '#server/plugins/app/runIdempotent.ts';
import { routeOf, serve } from '#server/plugins/app/serve.ts';
import { signedIn } from '#server/plugins/app/signedIn.ts';
import { createParentShare } from './createParentShare.ts';
import { describeParentShare } from './describeParentShare.ts';
import { listParentShares } from './listParentShares.ts';
import { revokeParentShare } from './revokeParentShare.ts';

/** Links for parents, as the student keeps them. */
export async function parentShareRoutes(app: App): Promise<void> {
  serve(app, parentShareApi.list, ({ context }) => listParentShares(context));
  const { body, data } = parentShareSchemas.create;
  app.route({
    ...routeOf(parentShareApi.create),
    schema: { body, response: { 200: envelope(data) } },
    handler: async (request, reply) => {
      // What is stored under the Idempotency-Key is not the answer: that has the key of the link, which is never stored.
      const share = await runIdempotent(request, reply, (context) => createParentShare(context, request.body));
      return ok(describeParentShare(signedIn(request), share));
    },
  });
  serve(app, parentShareApi.end, ({ context, params }) => revokeParentShare(context, params.shareNo));
}
