import type { FastifyRequest } from 'fastify';
import { authApi } from '#contract/endpoints/auth.ts';
import '#contract/schemas/auth.ts';
import { normalizeAccountId } from '#domain/account/normalizeAccountId.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import type { App } from '#server/plugins/App.ts';
import { deviceCookie } from '#server/plugins/app/deviceCookie.ts';
import { noteRefusedSignIn } from '#server/plugins/app/noteRefusedSignIn.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { visitorOf } from '#server/plugins/app/visitorOf.ts';
import type { SignInChallenge } from './completeChallenge.ts';
import { createAddressGuard } from './createAddressGuard.ts';
import { deviceMark } from './deviceMark.ts';
import { changeRemindedPassword, postponePasswordChange } from './passwordReminder.ts';
import { readDemoLogin } from './readDemoLogin.ts';
import { releaseDormancy, undoWithdrawal } from './reopenAccount.ts';
import { shareAddressGuard } from './shareAddressGuard.ts';
import { signIn } from './signIn.ts';

/** Beginning a login, and what may hold it up. */
export async function authRoutes(app: App): Promise<void> {
  const { env, link, secrets } = app.services;
  const guard = shareAddressGuard(createAddressGuard(), link, secrets);

  serve(app, authApi.signIn, async ({ context, body, request, reply }) => {
    const { site } = context;
    const visitor = { ...visitorOf(request), mark: deviceCookie.read(request) };
    const signedIn = await signIn(context, site, body, visitor, guard).catch((error) =>
      noteRefusedSignIn(request, body.accountId, error),
    );
    const at = { secrets, site, accountId: normalizeAccountId(body.accountId), mark: visitor.mark };
    deviceCookie.write(request, reply, deviceMark.remember(at));
    return signedIn;
  });
  serve(app, authApi.readDemo, ({ context }) =>
    readDemoLogin(context, context.site, env.demo ? demoAccounts[context.site] : null),
  );
  serve(app, authApi.releaseDormancy, (call) => releaseDormancy(call.context, challengeOf(call)));
  serve(app, authApi.undoWithdrawal, (call) => undoWithdrawal(call.context, challengeOf(call)));
  serve(app, authApi.postponePassword, (call) => postponePasswordChange(call.context, challengeOf(call)));
  serve(app, authApi.changePassword, (call) => {
    const { password, passwordConfirmation } = call.body;
    return changeRemindedPassword(call.context, challengeOf(call), { password, passwordConfirmation });
  });
}

function challengeOf({
  body,
  request,
}: {
  body: { temporaryToken: string };
  request: FastifyRequest;
}): SignInChallenge {
  return { temporaryToken: body.temporaryToken, site: request.site, device: visitorOf(request).device };
}
