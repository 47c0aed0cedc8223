import { z } from 'zod';
import { done, envelope } from '../../../contract/envelope.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { receiveWebhook } from '../../use-cases/subscription/webhook/receiveWebhook.ts';

/** Bytes; the company's are below 8 kB. */
const BODY_LIMIT = 64 * 1024;

/** What the payment company sends. It is kept as it came and answered at once; what it says counts for nothing. */
export async function paymentWebhookRoutes(app: App): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, next) =>
    next(null, body),
  );
  app.post(
    '/api/payment/webhooks/toss',
    { schema: { body: z.string().max(BODY_LIMIT).nullish(), response: { 200: envelope(done) } } },
    async (request) => {
      const { database, secrets, payment } = app.services;
      const context = { db: database.db, now: request.now, secrets, payment };
      if (typeof request.body === 'string') await receiveWebhook(context, request.headers, request.body);
      return ok({ done: true as const });
    },
  );
}
