import type { FastifyRequest } from 'fastify';
import { describeDevice } from '../../use-cases/auth/describeDevice.ts';
import type { Visitor } from '../../use-cases/auth/Visitor.ts';

/** Where a request comes from. A forwarded address counts only when a trusted proxy wrote it. */
export function visitorOf(request: FastifyRequest): Visitor {
  return { address: request.ip, device: describeDevice(request.headers['user-agent']) };
}
