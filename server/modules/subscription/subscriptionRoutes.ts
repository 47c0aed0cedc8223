import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import '#contract/schemas/subscription.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { App } from '#server/plugins/App.ts';
import { serve, serveAroundGateway } from '#server/plugins/app/serve.ts';
import { sessionOf } from '#server/plugins/app/signedIn.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';
import { cancelTicket, undoCancel } from './change/cancelTicket.ts';
import { agreeToPurchase } from './consent/agreeToPurchase.ts';
import { answerPriceChange } from './consent/answerPriceChange.ts';
import { startPayerIdentity } from './consent/startPayerIdentity.ts';
import { orderRoutes } from './orderRoutes.ts';
import { listPayments } from './read/listPayments.ts';
import { listProducts } from './read/listProducts.ts';
import { readSubscription } from './read/readSubscription.ts';
import { refundTicket } from './refund/refundTicket.ts';
import { previewRefund } from './refund/weighRefund.ts';

/** Tickets of the home site; on the other sites nothing is found here. */
export async function subscriptionRoutes(app: App): Promise<void> {
  const { identity, payment, env } = app.services;
  // What waits for the payment company or the verifier would keep turns from everybody while one of them is slow.
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET') route.config = { ...route.config, turn: 'none' };
  });
  app.addHook('onRequest', (request, _reply, next) => {
    next(sessionOf(request).site === 'home' ? undefined : new AppError('NOT_FOUND'));
  });
  serve(app, subscriptionApi.read, ({ context }) => readSubscription(context));
  serve(app, subscriptionApi.listProducts, ({ context }) => listProducts(context));
  serve(app, subscriptionApi.listPayments, ({ context, query }) => listPayments(context, query.page));

  serve(app, subscriptionApi.startIdentity, ({ context, body }) =>
    startPayerIdentity(context, identity, env.origins.home, body),
  );
  serveAroundGateway(app, subscriptionApi.agreeToPurchase, ({ context, body, once }) =>
    agreeToPurchase(context, identity, body, once),
  );
  serve(app, subscriptionApi.answerPrice, async ({ context, body }) => {
    await answerPriceChange({ ...context, payment }, body.agreed);
    return { done: true as const };
  });

  serve(app, subscriptionApi.terminate, ({ context }) => cancelTicket({ ...context, payment }));
  serve(app, subscriptionApi.undoTermination, ({ context }) => undoCancel({ ...context, payment }));
  serve(app, subscriptionApi.previewRefund, ({ context }) => previewRefund(context));
  serveAroundGateway(app, subscriptionApi.refund, ({ context, body, once }) =>
    refundTicket(body, { ...context, payment }, once),
  );
  await registerScopes(app, [orderRoutes]);
}
