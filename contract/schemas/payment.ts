import { z } from 'zod';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { paymentApi } from '../endpoints/payment.ts';
import { done } from '../envelope.ts';
import { linkSchemas } from './schemasOf.ts';

/** Bytes; the company's are below 8 kB. */
export const WEBHOOK_LIMIT = 64 * 1024;

export const paymentSchemas = {
  /** The body stays text, for its signature. */
  receiveWebhook: { body: z.string().max(WEBHOOK_LIMIT).nullish(), data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(paymentApi, paymentSchemas);
