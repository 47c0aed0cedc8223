import { accountInfo } from '../../../contract/account.ts';
import { validatePasswordBody, validatePasswordData } from '../../../contract/auth.ts';
import { done, envelope } from '../../../contract/envelope.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { sessionOf, signedIn } from '../../plugins/app/signedIn.ts';
import { readAccountInfo } from '../../use-cases/account/readAccountInfo.ts';
import { signOut } from '../../use-cases/auth/signOut.ts';
import { validatePassword } from '../../use-cases/auth/validatePassword.ts';

export async function accountRoutes(app: App): Promise<void> {
  // The client holds these statuses against the 'me' check, so a suspended account may read them.
  app.post(
    '/api/account/me',
    { schema: { response: { 200: envelope(accountInfo) } }, config: { whileSuspended: true } },
    async (request) => ok(await readAccountInfo(signedIn(request), 'masked')),
  );

  app.post('/api/account/infoDetail', { schema: { response: { 200: envelope(accountInfo) } } }, async (request) =>
    ok(await readAccountInfo(signedIn(request), 'plain')),
  );

  app.post(
    '/api/auth/validate-password',
    { schema: { body: validatePasswordBody, response: { 200: envelope(validatePasswordData) } } },
    async (request) => ok(await validatePassword(signedIn(request), sessionOf(request), request.body.password)),
  );

  app.post(
    '/api/auth/sign-out',
    { schema: { response: { 200: envelope(done) } }, config: { whileSuspended: true } },
    async (request) => ok(await signOut(signedIn(request), sessionOf(request))),
  );
}
