import { paymentApi } from '#contract/endpoints/payment.ts';
import { WEBHOOK_LIMIT } from '#contract/schemas/payment.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { receiveWebhook } from './receiveWebhook.ts';

/** Calls of the payment company. Each is stored as it came and answered at once; nothing in it is trusted. */
export async function paymentWebhookRoutes(app: App): Promise<void> {
  const { payment } = app.services;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: WEBHOOK_LIMIT },
    (_request, body, next) => next(null, body),
  );
  serve(app, paymentApi.receiveWebhook, async ({ context: { db, now, secrets }, body, request }) => {
    if (typeof body === 'string') await receiveWebhook({ db, now, secrets, payment }, request.headers, body);
    return { done: true as const };
  });
}
