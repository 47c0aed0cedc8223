import { contactChangeApi } from '#contract/endpoints/contactChange.ts';
import { findAccountApi } from '#contract/endpoints/findAccount.ts';
import '#contract/schemas/contactChange.ts';
import '#contract/schemas/findAccount.ts';
import { findTuning } from '#domain/account/tuning.ts';
import type { App } from '../../plugins/App.ts';
import { serve } from '../../plugins/app/serve.ts';
import { limitRequests } from '../../plugins/infra/limitRequests.ts';
import { registerScopes } from '../../plugins/registerScopes.ts';
import { checkContactChange, undoContactChange } from '../../use-cases/account/contact/undoContactChange.ts';
import { checkReset } from '../../use-cases/find-account/checkReset.ts';
import { confirmReset } from '../../use-cases/find-account/confirmReset.ts';
import { findId } from '../../use-cases/find-account/findId.ts';
import { requestReset } from '../../use-cases/find-account/requestReset.ts';
import { networkOf } from '../../use-cases/networkOf.ts';

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
