import { done, envelope, pageQuery } from '../../../../contract/envelope.ts';
import {
  type PurchaseConsent,
  payerIdentityStart,
  purchaseConsent,
  purchaseConsentBody,
  startPayerIdentityBody,
} from '../../../../contract/payer.ts';
import {
  paymentList,
  priceConsentBody,
  refundBody,
  refundPreview,
  refundResult,
  subscriptionInfo,
  subscriptionProducts,
  terminationData,
} from '../../../../contract/subscription.ts';
import { AppError } from '../../../errors/AppError.ts';
import type { App } from '../../../plugins/App.ts';
import { ok } from '../../../plugins/app/ok.ts';
import { payerOf } from '../../../plugins/app/payerOf.ts';
import { runIdempotent } from '../../../plugins/app/runIdempotent.ts';
import { sessionOf, signedIn } from '../../../plugins/app/signedIn.ts';
import { registerScopes } from '../../../plugins/registerScopes.ts';
import { cancelTicket, undoCancel } from '../../../use-cases/subscription/change/cancelTicket.ts';
import { agreeToPurchase } from '../../../use-cases/subscription/consent/agreeToPurchase.ts';
import { answerPriceChange } from '../../../use-cases/subscription/consent/answerPriceChange.ts';
import { startPayerIdentity } from '../../../use-cases/subscription/consent/startPayerIdentity.ts';
import { listPayments } from '../../../use-cases/subscription/read/listPayments.ts';
import { listProducts } from '../../../use-cases/subscription/read/listProducts.ts';
import { readSubscription } from '../../../use-cases/subscription/read/readSubscription.ts';
import { refundTicket } from '../../../use-cases/subscription/refund/refundTicket.ts';
import { previewRefund } from '../../../use-cases/subscription/refund/weighRefund.ts';
import { orderRoutes } from './orderRoutes.ts';

/** Tickets of the home site; on the other sites nothing is found here. */
export async function subscriptionRoutes(app: App): Promise<void> {
  const { identity, env } = app.services;
  const mails = { queuesMail: true };
  // What waits for the payment company or the verifier would keep turns from everybody while one of them is slow.
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET') route.config = { ...route.config, turn: 'none' };
  });
  app.addHook('onRequest', (request, _reply, next) => {
    next(sessionOf(request).site === 'home' ? undefined : new AppError('NOT_FOUND'));
  });
  app.get('/api/subscription/me', { schema: { response: { 200: envelope(subscriptionInfo) } } }, async (request) =>
    ok(await readSubscription(signedIn(request))),
  );
  app.get(
    '/api/subscription/products',
    { schema: { response: { 200: envelope(subscriptionProducts) } } },
    async (request) => ok(await listProducts(signedIn(request))),
  );
  app.get(
    '/api/subscription/payments/me',
    { schema: { querystring: pageQuery, response: { 200: envelope(paymentList) } } },
    async (request) => ok(await listPayments(signedIn(request), request.query.page)),
  );
  app.post(
    '/api/subscription/guardian-consents/identity/me',
    { schema: { body: startPayerIdentityBody, response: { 200: envelope(payerIdentityStart) } } },
    async (request, reply) => {
      const start = (context: Parameters<typeof startPayerIdentity>[0]) =>
        startPayerIdentity(context, identity, env.origins.home, request.body);
      return ok(await runIdempotent(request, reply, start));
    },
  );
  app.post(
    '/api/subscription/guardian-consents/me',
    { schema: { body: purchaseConsentBody, response: { 200: envelope(purchaseConsent) } } },
    async (request, reply) => {
      const once = (work: Parameters<typeof runIdempotent<PurchaseConsent>>[2]) => runIdempotent(request, reply, work);
      return ok(await agreeToPurchase(signedIn(request), identity, request.body, once));
    },
  );
  app.post(
    '/api/subscription/terminations/me',
    { config: mails, schema: { response: { 200: envelope(terminationData) } } },
    async (request, reply) =>
      ok(await runIdempotent(request, reply, ({ db }) => cancelTicket({ ...payerOf(request), db }))),
  );
  app.delete(
    '/api/subscription/terminations/me',
    { schema: { response: { 200: envelope(terminationData) } } },
    async (request) => ok(await undoCancel(payerOf(request))),
  );
  app.get(
    '/api/subscription/refund-preview/me',
    { schema: { response: { 200: envelope(refundPreview) } } },
    async (request) => ok(await previewRefund(signedIn(request))),
  );
  app.post(
    '/api/subscription/refunds/me',
    { config: mails, schema: { body: refundBody, response: { 200: envelope(refundResult) } } },
    async (request, reply) =>
      ok(await refundTicket(request.body, payerOf(request), (work) => runIdempotent(request, reply, work))),
  );
  app.post(
    '/api/subscription/price-consents/me',
    { schema: { body: priceConsentBody, response: { 200: envelope(done) } } },
    async (request, reply) => {
      const answer = async ({ db }: { db: ReturnType<typeof payerOf>['db'] }) => {
        await answerPriceChange({ ...payerOf(request), db }, request.body.agreed);
        return { done: true } as const;
      };
      return ok(await runIdempotent(request, reply, answer));
    },
  );
  await registerScopes(app, [orderRoutes]);
}
