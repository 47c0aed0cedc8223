import type { FastifyContextConfig, RouteOptions } from 'fastify';

/** Hook of a scope: a route that does not declare who may call it is called by these. */
export function defaultAccess(access: NonNullable<FastifyContextConfig['access']>): (route: RouteOptions) => void {
  return (route) => {
    route.config = { access, ...route.config };
  };
}
