import type { FastifyRequest } from 'fastify';
import type { Visitor } from '#server/core/Visitor.ts';
import { describeDevice } from '#server/modules/auth/public.ts';

/** Where a request comes from. A forwarded address counts only when a trusted proxy wrote it. */
export function visitorOf(request: FastifyRequest): Visitor {
  const userAgent = request.headers['user-agent'];
  return {
    address: request.ip,
    // Most requests write no access down and never ask.
    get device() {
      return describeDevice(userAgent);
    },
  };
}
