import { parentShareApi } from '#contract/endpoints/parentShare.ts';
import { envelope } from '#contract/envelope.ts';
import { parentShareSchemas } from '#contract/schemas/parentShare.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { runIdempotent } from '../../plugins/app/runIdempotent.ts';
import { routeOf, serve } from '../../plugins/app/serve.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { createParentShare } from '../../use-cases/parent-share/createParentShare.ts';
import { describeParentShare } from '../../use-cases/parent-share/describeParentShare.ts';
import { listParentShares } from '../../use-cases/parent-share/listParentShares.ts';
import { revokeParentShare } from '../../use-cases/parent-share/revokeParentShare.ts';

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
