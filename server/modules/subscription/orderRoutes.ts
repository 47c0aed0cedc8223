import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import '#contract/schemas/subscription.ts';
import { requirePasswordGrant } from '#server/modules/auth/public.ts';
import type { App } from '#server/plugins/App.ts';
import { serve, serveAroundGateway } from '#server/plugins/app/serve.ts';
import { sessionOf } from '#server/plugins/app/signedIn.ts';
import { createCardOrder } from './card/createCardOrder.ts';
import { changeAndCharge } from './change/changeAndCharge.ts';
import { previewChange } from './change/previewChange.ts';
import { undoChange } from './change/undoChange.ts';
import { abandonOrder } from './order/abandonOrder.ts';
import { confirmOrder } from './order/confirmOrder.ts';
import { createOrder } from './order/createOrder.ts';
import { readOrder } from './read/readOrder.ts';

/** Buying, changing and paying: everything that leads to a charge. */
export async function orderRoutes(app: App): Promise<void> {
  const { payment } = app.services;
  serve(app, subscriptionApi.order, ({ context, body }) => createOrder({ ...context, payment }, body));
  for (const confirmation of [subscriptionApi.confirm, subscriptionApi.confirmCard]) {
    serveAroundGateway(app, confirmation, ({ context, params, body, once }) =>
      confirmOrder({ ...context, payment }, params.paymentOrderNo, body, once),
    );
  }
  serve(app, subscriptionApi.abandon, ({ context, params, body }) =>
    abandonOrder({ ...context, payment }, params.paymentOrderNo, body.code),
  );
  serve(app, subscriptionApi.readOrder, ({ context, params }) => readOrder(context, params.paymentOrderNo));
  serve(app, subscriptionApi.previewChange, ({ context, query }) =>
    previewChange(context, query.subscriptionProductNo),
  );
  serveAroundGateway(app, subscriptionApi.change, ({ context, body, once }) =>
    changeAndCharge(body, { ...context, payment }, once),
  );
  serve(app, subscriptionApi.undoChange, async ({ context }) => {
    await undoChange({ ...context, payment });
    return { done: true as const };
  });
  // The password is checked for a repeated request too.
  serveAroundGateway(app, subscriptionApi.orderCard, async ({ request, once }) => {
    requirePasswordGrant(sessionOf(request), request.now);
    return once((context) => createCardOrder({ ...context, payment }));
  });
}
