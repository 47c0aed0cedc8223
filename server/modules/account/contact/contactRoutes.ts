import { contactApi } from '#contract/endpoints/contact.ts';
import { MINUTE } from '#domain/time/duration.ts';
import '#contract/schemas/contact.ts';
import { networkOf } from '#server/core/networkOf.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { limitRequests } from '#server/plugins/infra/limitRequests.ts';
import { proveContact } from './proveContact.ts';
import { dropPendingContact, readContacts } from './readContacts.ts';
import { sendContactCode } from './sendContactCode.ts';

/** Codes that one network may ask for: several classes at once stay below. Each may cost a text message. */
const CODES = 200;
const TEN_MINUTES = 10 * MINUTE;

/** Proving that a mail address or a number is one's own. */
export async function contactRoutes(app: App): Promise<void> {
  const { env, text } = app.services;
  await limitRequests(app, {
    name: 'contact-codes',
    timeWindow: TEN_MINUTES,
    caller: (request) => networkOf(request.ip),
  });
  serve(app, contactApi.list, ({ context }) => readContacts(context, text !== null));
  serve(app, contactApi.sendCode, ({ context, body }) => sendContactCode(context, text, body.kind), {
    config: { rateLimit: { max: CODES } },
  });
  serve(app, contactApi.prove, ({ context, body }) =>
    proveContact(context, { sender: text, origin: env.origins[context.site] }, body),
  );
  serve(app, contactApi.dropPending, ({ context, params }) => dropPendingContact(context, params.kind));
}
