import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Env } from '../../config/env.ts';

/** One line a request, without query texts, tokens or bodies. */
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
        path: request.url.split('?')[0],
        site: request.site,
        address: request.ip,
      }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  };
}
