import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from '#contract/requestId.ts';
import { CONTRACT_VERSION } from '#contract/site.ts';
import { AppError } from '../../errors/AppError.ts';
import { sendError } from './errors.ts';

/**
 * Answers an address that the router cannot read, such as `/api/books/%zz` or a parameter of a thousand characters. No
 * hook runs for those, so what every answer carries is set here; left to itself, the router repeats the address.
 */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .headers(request.server.securityHeaders)
    .header(REQUEST_ID_HEADER, request.id)
    .header('x-contract-version', String(CONTRACT_VERSION));
  sendError(new AppError('NOT_FOUND'), request, reply);
}
