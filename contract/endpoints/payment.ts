import type { paymentSchemas } from '../schemas/payment.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Calls of the payment company. */
export const paymentApi = defineEndpoints<typeof paymentSchemas>()({
  receiveWebhook: { method: 'POST', path: '/api/payment/webhooks/toss', effect: 'repeatable', access: 'open' },
});
