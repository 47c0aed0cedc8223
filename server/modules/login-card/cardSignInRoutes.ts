import { loginCardApi } from '#contract/endpoints/loginCard.ts';
import '#contract/schemas/loginCard.ts';
import { createAddressGuard, deviceMark, shareAddressGuard } from '#server/modules/auth/public.ts';
import type { App } from '#server/plugins/App.ts';
import { deviceCookie } from '#server/plugins/app/deviceCookie.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { visitorOf } from '#server/plugins/app/visitorOf.ts';
import { lookAtCard, signInByCard } from './signInByCard.ts';

/** Signing in by card. */
export async function cardSignInRoutes(app: App): Promise<void> {
  const { link, secrets } = app.services;
  const guard = shareAddressGuard(createAddressGuard(), link, secrets);
  serve(app, loginCardApi.look, ({ context, body, request }) =>
    lookAtCard(context, body.code, visitorOf(request), guard),
  );
  serve(app, loginCardApi.signIn, async ({ context, body, request, reply }) => {
    const { signedIn, accountId } = await signInByCard(context, body, visitorOf(request), guard);
    const at = { secrets, site: context.site, accountId, mark: deviceCookie.read(request) };
    deviceCookie.write(request, reply, deviceMark.remember(at));
    return signedIn;
  });
}
