import { staffSignInApi } from '#contract/endpoints/staffSignIn.ts';
import '#contract/schemas/staffSignIn.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { acceptInvite, checkInvite } from './invites/acceptInvite.ts';
import { enterDemo } from './sign-in/enterDemo.ts';
import { confirmCodes, offerCodes } from './sign-in/offerCodes.ts';
import { confirmFirstPasskey, offerFirstPasskey } from './sign-in/offerFirstPasskey.ts';
import { signInStaff } from './sign-in/signInStaff.ts';
import { takeCode } from './sign-in/takeCode.ts';
import { offerPasskeySignIn, takePasskey } from './sign-in/takePasskey.ts';

/** Signing in at the staff pages of academies and schools. */
export async function staffSignInRoutes(app: App): Promise<void> {
  const { env } = app.services;
  app.addHook('onRequest', async (request) => {
    if (request.site === 'home') throw new AppError('NOT_FOUND');
  });
  serve(app, staffSignInApi.signIn, ({ context, body }) => signInStaff(context, body));
  serve(app, staffSignInApi.giveCode, ({ context, body }) => takeCode(context, body));
  serve(app, staffSignInApi.passkeyOptions, ({ context }) => offerPasskeySignIn(context, env.origins[context.site]));
  serve(app, staffSignInApi.givePasskey, ({ context, body }) => takePasskey(context, env.origins[context.site], body));
  serve(app, staffSignInApi.demo, ({ context }) => enterDemo(context, env.demo));
  serve(app, staffSignInApi.newCodes, ({ context, body }) => offerCodes(context, body.challenge));
  serve(app, staffSignInApi.confirmCodes, ({ context, body }) => confirmCodes(context, body));
  serve(app, staffSignInApi.newPasskeyOptions, ({ context, body }) =>
    offerFirstPasskey(context, env.origins[context.site], body.challenge),
  );
  serve(app, staffSignInApi.confirmPasskey, ({ context, body }) =>
    confirmFirstPasskey(context, env.origins[context.site], body),
  );
  serve(app, staffSignInApi.checkInvite, ({ context, body }) => checkInvite(context, body.token));
  serve(app, staffSignInApi.acceptInvite, ({ context, body }) => acceptInvite(context, body));
}
