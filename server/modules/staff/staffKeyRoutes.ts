import { staffKeysApi } from '#contract/endpoints/staffKeys.ts';
import '#contract/schemas/staffKeys.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { addOwnPasskey, offerOwnPasskey } from './keys/addOwnPasskey.ts';
import { confirmOwnCodes, offerOwnCodes, renewRecoveryCodes } from './keys/confirmOwnCodes.ts';
import { endOwnKey } from './keys/endOwnKey.ts';
import { listOwnKeys } from './keys/listOwnKeys.ts';
import { sessionOf } from './sessionOf.ts';

/** The second factors of whoever is signed in. */
export async function staffKeyRoutes(app: App): Promise<void> {
  const { env } = app.services;
  serve(app, staffKeysApi.list, ({ context }) => listOwnKeys(context));
  serve(app, staffKeysApi.offerPasskey, ({ context, body }) =>
    offerOwnPasskey(context, env.origins[context.site], body.password),
  );
  serve(app, staffKeysApi.addPasskey, ({ context, body }) => addOwnPasskey(context, env.origins[context.site], body));
  serve(app, staffKeysApi.offerCodes, ({ context, body }) => offerOwnCodes(context, body.password));
  serve(app, staffKeysApi.confirmCodes, ({ context, body }) => confirmOwnCodes(context, body));
  serve(app, staffKeysApi.renewRecoveryCodes, ({ context, body }) => renewRecoveryCodes(context, body.password));
  serve(app, staffKeysApi.end, ({ context, body, request }) => endOwnKey(context, sessionOf(request.staff), body));
}
