import { contactChangeApi } from '#contract/endpoints/contactChange.ts';
import { findAccountApi } from '#contract/endpoints/findAccount.ts';
import '#contract/schemas/contactChange.ts';
import '#contract/schemas/findAccount.ts';
import { findTuning } from '#domain/account/tuning.ts';
import { networkOf } from '#server/core/networkOf.ts';
import { checkContactChange, undoContactChange } from '#server/modules/account/public.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { limitRequests } from '#server/plugins/infra/limitRequests.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';
import { checkReset, confirmReset } from './confirmReset.ts';
import { findId } from './findId.ts';
import { requestReset } from './requestReset.ts';

/** For those who cannot sign in: the id, a new password, a contact that somebody else has changed. */
export async function findAccountRoutes(app: App): Promise<void> {
  await registerScopes(app, [requestRoutes]);

  serve(app, findAccountApi.checkReset, ({ context, body }) => checkReset(context, context.site, body.resetToken));
  serve(app, findAccountApi.confirmReset, ({ context, body }) => confirmReset(context, context.site, body));
  serve(app, contactChangeApi.check, ({ context, body }) => checkContactChange(context, context.site, body.undoToken));
  serve(app, contactChangeApi.undo, ({ context, body }) => undoContactChange(context, context.site, body.undoToken));
}

/** Each may cost a mail and leaves a row of the audit log, so one sender has a limit that a whole school stays below. */
async function requestRoutes(app: App): Promise<void> {
  await limitRequests(app, {
    name: 'find-account',
    max: findTuning.requestsPerAddress,
    timeWindow: findTuning.requestWindow,
    caller: (request) => networkOf(request.ip),
  });
  serve(app, findAccountApi.findId, ({ context, body }) => findId(context, context.site, body));
  serve(app, findAccountApi.requestReset, ({ context, body }) => requestReset(context, context.site, body));
}
