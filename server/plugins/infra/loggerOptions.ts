import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Env } from '../../config/env.ts';
import { requestScope } from '../../config/requestScope.ts';
import { errorForLog, redactLogFields } from './redactLogText.ts';

/** What is logged of an address that no route answers, and of a page: enough to know which, too little to open it. */
const FIRST_PART = /^\/[\w-]*/;

/**
 * One line of JSON a message, without query texts, tokens, bodies or anything of a person but the network address that
 * a request came from. Addresses of pages carry ids and keys of share links: only their pattern is logged. Each line
 * carries the number of its request, or of its run of a job.
 */
export function loggerOptions(env: Env): FastifyServerOptions['logger'] {
  if (env.logLevel === 'silent') return false;
  return {
    level: env.logLevel,
    // Lines of a request have its number already.
    mixin: () => {
      const scope = requestScope.current();
      return scope?.job === undefined ? {} : { reqId: scope.requestId, job: scope.job };
    },
    formatters: { log: redactLogFields },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.routeOptions.url ?? FIRST_PART.exec(request.url)?.[0] ?? '/',
        site: request.site,
        address: request.ip,
      }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error: unknown) =>
        errorForLog(error) as ReturnType<typeof errorForLog> & { type: string; message: string; stack: string },
    },
  };
}
