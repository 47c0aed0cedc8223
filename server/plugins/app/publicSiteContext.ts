import type { FastifyRequest } from 'fastify';
import type { SiteContext } from '#server/core/Context.ts';
import { publicContext } from './publicContext.ts';

/** What a use case works with, from a request that needs no login and may see its own site only. */
export function publicSiteContext(request: FastifyRequest): SiteContext {
  return { ...publicContext(request), site: request.site };
}
