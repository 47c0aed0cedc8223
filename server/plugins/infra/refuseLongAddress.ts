import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/AppError.ts';
import { sendError } from './errors.ts';

/** Characters of path and query together. The longest address of the product, a search, stays below 1,000. */
const LONGEST_ADDRESS = 2048;
/** No route matches it. Everything behind the router sees this in place of a long address. */
const STAND_IN = '/-/address-too-long';

/**
 * Option `rewriteUrl` of a server: replaces an address that is too long before the router or any hook reads it, so
 * that nobody can have 16 kB matched, logged or searched.
 */
export function shortenAddress(request: { url?: IncomingMessage['url'] }): string {
  const url = request.url ?? '/';
  return url.length > LONGEST_ADDRESS ? STAND_IN : url;
}

/** Answers 414 where `shortenAddress` replaced the address. Goes after the hooks that every answer needs. */
export function refuseLongAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (request.originalUrl.length <= LONGEST_ADDRESS) return next();
    sendError(new AppError('ADDRESS_TOO_LONG'), request, reply);
  });
}
