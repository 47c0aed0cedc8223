import { csMessageParams, csMessages } from '../../../contract/customerService.ts';
import { done, envelope } from '../../../contract/envelope.ts';
import { legendListing, legendListingBody, legendPage, legendQuery } from '../../../contract/legend.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { markCsMessageSeen, readCsMessages } from '../../use-cases/customer-service/readCsMessages.ts';
import { readLegends } from '../../use-cases/legend/readLegends.ts';
import { readLegendListing, setLegendListing } from '../../use-cases/legend/setLegendListing.ts';

/** The hall of fame, and what the customer service wrote to the student. */
export async function communityRoutes(app: App): Promise<void> {
  app.get(
    '/api/community/legends',
    { schema: { querystring: legendQuery, response: { 200: envelope(legendPage) } } },
    async (request) => ok(await readLegends(signedIn(request), request.query)),
  );

  app.get(
    '/api/community/legends/listing/me',
    { schema: { response: { 200: envelope(legendListing) } } },
    async (request) => ok(await readLegendListing(signedIn(request))),
  );

  app.put(
    '/api/community/legends/listing/me',
    { schema: { body: legendListingBody, response: { 200: envelope(legendListing) } } },
    async (request) => ok(await setLegendListing(signedIn(request), request.body.listed)),
  );

  app.get('/api/cs/messages/me', { schema: { response: { 200: envelope(csMessages) } } }, async (request) =>
    ok(await readCsMessages(signedIn(request))),
  );

  app.put(
    '/api/cs/messages/:messageNo/seen/me',
    { schema: { params: csMessageParams, response: { 200: envelope(done) } } },
    async (request) => ok(await markCsMessageSeen(signedIn(request), request.params.messageNo)),
  );
}
