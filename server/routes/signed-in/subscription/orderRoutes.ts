import { done, envelope } from '../../../../contract/envelope.ts';
import {
  abandonmentBody,
  cardOrder,
  changeBody,
  changePreview,
  changeQuery,
  changeResult,
  confirmationBody,
  orderBody,
  orderParams,
  orderStatus,
  subscriptionOrder,
} from '../../../../contract/subscription.ts';
import type { App } from '../../../plugins/App.ts';
import { ok } from '../../../plugins/app/ok.ts';
import { payerOf } from '../../../plugins/app/payerOf.ts';
import { runIdempotent } from '../../../plugins/app/runIdempotent.ts';
import { sessionOf, signedIn } from '../../../plugins/app/signedIn.ts';
import { requirePasswordGrant } from '../../../use-cases/auth/requirePasswordGrant.ts';
import { createCardOrder } from '../../../use-cases/subscription/card/createCardOrder.ts';
import { changeAndCharge } from '../../../use-cases/subscription/change/changeAndCharge.ts';
import { previewChange } from '../../../use-cases/subscription/change/previewChange.ts';
import { undoChange } from '../../../use-cases/subscription/change/undoChange.ts';
import { abandonOrder } from '../../../use-cases/subscription/order/abandonOrder.ts';
import { confirmOrder } from '../../../use-cases/subscription/order/confirmOrder.ts';
import { createOrder } from '../../../use-cases/subscription/order/createOrder.ts';
import { readOrder } from '../../../use-cases/subscription/read/readOrder.ts';

/** Buying, changing and paying: everything that leads to a charge. Each of its calls has one effect per request key; confirming twice under two keys charges once by the order's state. */
export async function orderRoutes(app: App): Promise<void> {
  const confirmation = {
    config: { queuesMail: true },
    schema: { params: orderParams, body: confirmationBody, response: { 200: envelope(orderStatus) } },
  };
  app.post(
    '/api/subscription/orders/me',
    { schema: { body: orderBody, response: { 200: envelope(subscriptionOrder) } } },
    async (request, reply) =>
      ok(await runIdempotent(request, reply, ({ db }) => createOrder({ ...payerOf(request), db }, request.body))),
  );
  for (const orders of ['orders', 'card-orders']) {
    app.post(`/api/subscription/${orders}/:paymentOrderNo/confirmations/me`, confirmation, async (request, reply) => {
      const { params, body } = request;
      const once = (work: Parameters<typeof runIdempotent<object>>[2]) => runIdempotent(request, reply, work);
      return ok(await confirmOrder(payerOf(request), params.paymentOrderNo, body, once));
    });
  }
  app.post(
    '/api/subscription/orders/:paymentOrderNo/abandonments/me',
    { schema: { params: orderParams, body: abandonmentBody, response: { 200: envelope(orderStatus) } } },
    async (request, reply) => {
      const { params, body } = request;
      const abandon = ({ db }: Pick<ReturnType<typeof payerOf>, 'db'>) =>
        abandonOrder({ ...payerOf(request), db }, params.paymentOrderNo, body.code);
      return ok(await runIdempotent(request, reply, abandon));
    },
  );
  app.get(
    '/api/subscription/orders/:paymentOrderNo/me',
    { schema: { params: orderParams, response: { 200: envelope(orderStatus) } } },
    async (request) => ok(await readOrder(signedIn(request), request.params.paymentOrderNo)),
  );
  app.get(
    '/api/subscription/change-preview/me',
    { schema: { querystring: changeQuery, response: { 200: envelope(changePreview) } } },
    async (request) => ok(await previewChange(signedIn(request), request.query.subscriptionProductNo)),
  );
  app.post(
    '/api/subscription/changes/me',
    { config: { queuesMail: true }, schema: { body: changeBody, response: { 200: envelope(changeResult) } } },
    async (request, reply) =>
      ok(await changeAndCharge(request.body, payerOf(request), (work) => runIdempotent(request, reply, work))),
  );
  app.delete(
    '/api/subscription/changes/me',
    { config: { queuesMail: true }, schema: { response: { 200: envelope(done) } } },
    async (request) => {
      await undoChange(payerOf(request));
      return ok({ done: true as const });
    },
  );
  app.post(
    '/api/subscription/card-orders/me',
    { schema: { response: { 200: envelope(cardOrder) } } },
    async (request, reply) => {
      requirePasswordGrant(sessionOf(request), request.now);
      return ok(await runIdempotent(request, reply, ({ db }) => createCardOrder({ ...payerOf(request), db })));
    },
  );
}
