import type { FastifyRequest } from 'fastify';
import type { SiteContext } from '../../use-cases/Context.ts';
import { anyone } from './anyone.ts';

/** What a use case works with, from a request that needs no login and may see its own site only. */
export function anyoneAtSite(request: FastifyRequest): SiteContext {
  return { ...anyone(request), site: request.site };
}
