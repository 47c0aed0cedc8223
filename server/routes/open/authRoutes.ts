import { demoLogin, remindedPasswordBody, signInBody, signInData, temporaryTokenBody } from '../../../contract/auth.ts';
import { envelope } from '../../../contract/envelope.ts';
import { normalizeAccountId } from '../../../domain/account/normalizeAccountId.ts';
import { demoAccounts } from '../../config/demoAccounts.ts';
import type { App } from '../../plugins/App.ts';
import { anyone } from '../../plugins/app/anyone.ts';
import { deviceCookie } from '../../plugins/app/deviceCookie.ts';
import { noteRefusedSignIn } from '../../plugins/app/noteRefusedSignIn.ts';
import { ok } from '../../plugins/app/ok.ts';
import { visitorOf } from '../../plugins/app/visitorOf.ts';
import { changeRemindedPassword } from '../../use-cases/auth/changeRemindedPassword.ts';
import { createAddressGuard } from '../../use-cases/auth/createAddressGuard.ts';
import { deviceMark } from '../../use-cases/auth/deviceMark.ts';
import { postponePasswordChange } from '../../use-cases/auth/postponePasswordChange.ts';
import { readDemoLogin } from '../../use-cases/auth/readDemoLogin.ts';
import { releaseDormancy } from '../../use-cases/auth/releaseDormancy.ts';
import type { Held } from '../../use-cases/auth/settleSignIn.ts';
import { shareAddressGuard } from '../../use-cases/auth/shareAddressGuard.ts';
import { signIn } from '../../use-cases/auth/signIn.ts';
import { undoWithdrawal } from '../../use-cases/auth/undoWithdrawal.ts';

/** Beginning a login, and what may hold it up. */
export async function authRoutes(app: App): Promise<void> {
  const { env, link, secrets } = app.services;
  const guard = shareAddressGuard(createAddressGuard(), link, secrets);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });

  app.post(
    '/api/auth/sign-in',
    { schema: { body: signInBody, response: { 200: envelope(signInData) } } },
    async (request, reply) => {
      const visitor = { ...visitorOf(request), mark: deviceCookie.read(request) };
      const signedIn = await signIn(anyone(request), request.site, request.body, visitor, guard).catch((error) =>
        noteRefusedSignIn(request, request.body.accountId, error),
      );
      const { accountId } = request.body;
      const { secrets } = app.services;
      const at = { secrets, site: request.site, accountId: normalizeAccountId(accountId), mark: visitor.mark };
      deviceCookie.write(request, reply, deviceMark.remember(at));
      return ok(signedIn);
    },
  );

  app.get('/api/auth/demo', { schema: { response: { 200: envelope(demoLogin) } } }, async (request) =>
    ok(await readDemoLogin(anyone(request), request.site, env.demo ? demoAccounts[request.site] : null)),
  );

  const settled = { 200: envelope(signInData) };
  for (const [path, settle] of [
    ['/api/auth/dormancy/release', releaseDormancy],
    ['/api/auth/withdrawal/undo', undoWithdrawal],
    ['/api/auth/change-password/later', postponePasswordChange],
  ] as const) {
    app.post(path, { schema: { body: temporaryTokenBody, response: settled } }, async (request) => {
      const held: Held = { ...request.body, site: request.site, device: visitorOf(request).device };
      return ok(await settle(anyone(request), held));
    });
  }
  app.post(
    '/api/auth/change-password',
    { schema: { body: remindedPasswordBody, response: settled }, config: { queuesMail: true } },
    async (request) => {
      const { temporaryToken, ...password } = request.body;
      const held: Held = { temporaryToken, site: request.site, device: visitorOf(request).device };
      return ok(await changeRemindedPassword(anyone(request), held, password));
    },
  );
}
