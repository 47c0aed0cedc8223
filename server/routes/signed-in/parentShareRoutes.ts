import { z } from 'zod';
import { done, envelope } from '../../../contract/envelope.ts';
import { createParentShareBody, parentShare, parentShareList } from '../../../contract/parentShare.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { runIdempotent } from '../../plugins/app/runIdempotent.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { createParentShare } from '../../use-cases/parent-share/createParentShare.ts';
import { describeParentShare } from '../../use-cases/parent-share/describeParentShare.ts';
import { listParentShares } from '../../use-cases/parent-share/listParentShares.ts';
import { revokeParentShare } from '../../use-cases/parent-share/revokeParentShare.ts';

const shareParams = z.strictObject({ shareNo: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** Links for parents, as the student keeps them. */
export async function parentShareRoutes(app: App): Promise<void> {
  app.get(
    '/api/account/parent-shares/me',
    { schema: { response: { 200: envelope(parentShareList) } } },
    async (request) => ok(await listParentShares(signedIn(request))),
  );
  app.post(
    '/api/account/parent-shares/me',
    { schema: { body: createParentShareBody, response: { 200: envelope(parentShare) } } },
    async (request, reply) => {
      const share = await runIdempotent(request, reply, (context) => createParentShare(context, request.body));
      return ok(describeParentShare(signedIn(request), share));
    },
  );
  app.delete(
    '/api/account/parent-shares/:shareNo',
    { schema: { params: shareParams, response: { 200: envelope(done) } } },
    async (request) => ok(await revokeParentShare(signedIn(request), request.params.shareNo)),
  );
}
