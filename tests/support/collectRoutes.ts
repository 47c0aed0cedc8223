import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** A route as the server has it. */
export interface CollectedRoute {
  method: string;
  /** With its parameters, such as `/api/books/:bookNo`. */
  url: string;
  access: 'open' | 'records' | 'full' | undefined;
}

/**
 * Notes every route of the first server that is built from now on, whoever registers it.
 *
 * @returns a function for when that server stands
 */
export function collectRoutes(): () => CollectedRoute[] {
  const routes: RouteOptions[] = [];
  const listen = (message: unknown) => {
    diagnostics.unsubscribe('fastify.initialization', listen);
    const { fastify } = message as { fastify: FastifyInstance };
    // Scopes decide about access later than this hook runs, so the route itself is kept.
    fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  diagnostics.subscribe('fastify.initialization', listen);
  return () =>
    routes.flatMap(({ method, url, config }) =>
      [method].flat().map((each) => ({ method: each, url, access: config?.access })),
    );
}
