import { z } from 'zod';
import { endedLogins, loginList, validatePasswordBody, validatePasswordData } from '../../../contract/auth.ts';
import { done, envelope } from '../../../contract/envelope.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { sessionOf, signedIn } from '../../plugins/app/signedIn.ts';
import { endLogin } from '../../use-cases/auth/endLogin.ts';
import { endOtherLogins } from '../../use-cases/auth/endOtherLogins.ts';
import { listLogins } from '../../use-cases/auth/listLogins.ts';
import { signOut } from '../../use-cases/auth/signOut.ts';
import { validatePassword } from '../../use-cases/auth/validatePassword.ts';

const loginParams = z.strictObject({ loginId: z.string().min(1).max(100) });

/** Keeping and ending logins. */
export async function loginRoutes(app: App): Promise<void> {
  app.post(
    '/api/auth/validate-password',
    {
      schema: { body: validatePasswordBody, response: { 200: envelope(validatePasswordData) } },
      config: { access: 'records' },
    },
    async (request) => ok(await validatePassword(signedIn(request), sessionOf(request), request.body.password)),
  );

  app.post(
    '/api/auth/sign-out',
    { schema: { response: { 200: envelope(done) } }, config: { access: 'records' } },
    async (request) => ok(await signOut(signedIn(request), sessionOf(request))),
  );

  app.get('/api/auth/logins/me', { schema: { response: { 200: envelope(loginList) } } }, async (request) =>
    ok(await listLogins(signedIn(request), sessionOf(request))),
  );

  app.delete('/api/auth/logins/me/others', { schema: { response: { 200: envelope(endedLogins) } } }, async (request) =>
    ok(await endOtherLogins(signedIn(request), sessionOf(request))),
  );

  app.delete(
    '/api/auth/logins/:loginId',
    { schema: { params: loginParams, response: { 200: envelope(endedLogins) } } },
    async (request) => ok(await endLogin(signedIn(request), sessionOf(request), request.params.loginId)),
  );
}
