import { checkedContactChange, undoBody, undoneContactChange } from '../../../contract/contact.ts';
import { done, envelope } from '../../../contract/envelope.ts';
import {
  accepted,
  checkedReset,
  checkResetBody,
  confirmResetBody,
  findIdBody,
  requestResetBody,
} from '../../../contract/findAccount.ts';
import { findTuning } from '../../../domain/account/tuning.ts';
import type { App } from '../../plugins/App.ts';
import { anyone } from '../../plugins/app/anyone.ts';
import { ok } from '../../plugins/app/ok.ts';
import { limitRequests } from '../../plugins/infra/limitRequests.ts';
import { registerScopes } from '../../plugins/registerScopes.ts';
import { checkContactChange, undoContactChange } from '../../use-cases/account/contact/undoContactChange.ts';
import { networkOf } from '../../use-cases/auth/networkOf.ts';
import { checkReset } from '../../use-cases/find-account/checkReset.ts';
import { confirmReset } from '../../use-cases/find-account/confirmReset.ts';
import { findId } from '../../use-cases/find-account/findId.ts';
import { requestReset } from '../../use-cases/find-account/requestReset.ts';

/** For those who cannot sign in: the id, a new password, a contact that somebody else has changed. */
export async function findAccountRoutes(app: App): Promise<void> {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });
  await registerScopes(app, [requestRoutes]);

  app.post(
    '/api/account/password-resets/check',
    { schema: { body: checkResetBody, response: { 200: envelope(checkedReset) } } },
    async (request) => ok(await checkReset(anyone(request), request.site, request.body.resetToken)),
  );
  app.post(
    '/api/account/password-resets/confirm',
    { schema: { body: confirmResetBody, response: { 200: envelope(done) } }, config: { queuesMail: true } },
    async (request) => ok(await confirmReset(anyone(request), request.site, request.body)),
  );
  app.post(
    '/api/account/contact-changes/check',
    { schema: { body: undoBody, response: { 200: envelope(checkedContactChange) } } },
    async (request) => ok(await checkContactChange(anyone(request), request.site, request.body.undoToken)),
  );
  app.post(
    '/api/account/contact-changes/undo',
    { schema: { body: undoBody, response: { 200: envelope(undoneContactChange) } } },
    async (request) => ok(await undoContactChange(anyone(request), request.site, request.body.undoToken)),
  );
}

/** Each may cost a mail and leaves a row of the audit log, so one sender has a limit that a whole school stays below. */
async function requestRoutes(app: App): Promise<void> {
  await limitRequests(app, {
    name: 'find-account',
    max: findTuning.requestsPerAddress,
    timeWindow: findTuning.requestWindow,
    caller: (request) => networkOf(request.ip),
  });
  const answer = { 200: envelope(accepted) };
  const config = { queuesMail: true };
  app.post('/api/account/find-id', { schema: { body: findIdBody, response: answer }, config }, async (request) =>
    ok(await findId(anyone(request), request.site, request.body)),
  );
  app.post(
    '/api/account/password-resets',
    { schema: { body: requestResetBody, response: answer }, config },
    async (request) => ok(await requestReset(anyone(request), request.site, request.body)),
  );
}
