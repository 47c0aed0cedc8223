import { contactCodeBody, contactKindParams, contactProofBody, contactStates } from '../../../contract/contact.ts';
import { done, envelope } from '../../../contract/envelope.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { limitRequests } from '../../plugins/infra/limitRequests.ts';
import { dropPendingContact } from '../../use-cases/account/contact/dropPendingContact.ts';
import { proveContact } from '../../use-cases/account/contact/proveContact.ts';
import { readContacts } from '../../use-cases/account/contact/readContacts.ts';
import { sendContactCode } from '../../use-cases/account/contact/sendContactCode.ts';
import { networkOf } from '../../use-cases/auth/networkOf.ts';

const PATH = '/api/account/contacts/me';
/** Codes that one network may ask for: several classes at once stay below. Each may cost a text message. */
const CODES = 200;
const TEN_MINUTES = 10 * 60 * 1000;

/** Proving that a mail address or a number is one's own. */
export async function contactRoutes(app: App): Promise<void> {
  const { env, text } = app.services;
  await limitRequests(app, {
    name: 'contact-codes',
    timeWindow: TEN_MINUTES,
    caller: (request) => networkOf(request.ip),
  });
  app.get(PATH, { schema: { response: { 200: envelope(contactStates) } } }, async (request) =>
    ok(await readContacts(signedIn(request), text !== null)),
  );
  app.post(
    `${PATH}/codes`,
    {
      schema: { body: contactCodeBody, response: { 200: envelope(done) } },
      config: { queuesMail: true, rateLimit: { max: CODES } },
    },
    async (request) => ok(await sendContactCode(signedIn(request), text, request.body.kind)),
  );
  app.post(
    `${PATH}/proofs`,
    { schema: { body: contactProofBody, response: { 200: envelope(done) } }, config: { queuesMail: true } },
    async (request) => {
      const place = { sender: text, origin: env.origins[request.site] };
      return ok(await proveContact(signedIn(request), place, request.body));
    },
  );
  app.delete(
    `${PATH}/:kind/pending`,
    { schema: { params: contactKindParams, response: { 200: envelope(done) } } },
    async (request) => ok(await dropPendingContact(signedIn(request), request.params.kind)),
  );
}
