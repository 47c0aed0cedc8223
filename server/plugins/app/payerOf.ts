import type { FastifyRequest } from 'fastify';
import type { PayerContext } from '../../use-cases/subscription/PaymentContext.ts';
import { signedIn } from './signedIn.ts';

/** What a use case that may charge works with. */
export function payerOf(request: FastifyRequest): PayerContext {
  return { ...signedIn(request), payment: request.server.services.payment };
}
