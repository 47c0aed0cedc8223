import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Env } from '../../config/env.ts';

/** What is logged of an address that no route answers, and of a page: enough to know which, too little to open it. */
const FIRST_PART = /^\/[\w-]*/;

/** One line a request, without query texts, tokens or bodies. Addresses carry ids and keys of share links: only their pattern is logged. */
export function loggerOptions(env: Env): FastifyServerOptions['logger'] {
  if (env.logLevel === 'silent') return false;
  return {
    level: env.logLevel,
    redact: {
      paths: ['token', 'password', '*.token', '*.password', 'headers["x-ro-token"]', 'headers["x-ho-token"]'],
      censor: '[removed]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.routeOptions.url ?? FIRST_PART.exec(request.url)?.[0] ?? '/',
        site: request.site,
        address: request.ip,
      }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  };
}
