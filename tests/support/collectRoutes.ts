import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** A route as the server has it. */
export interface CollectedRoute {
  method: string;
  /** With its parameters, such as `/api/books/:bookNo`. */
  url: string;
  access: 'open' | 'records' | 'full' | 'staff' | undefined;
  /** What the contract says of its input and answers; zod. */
  schema: RouteOptions['schema'];
}

/**
 * Notes every route of the first server that is built from now on, whoever registers it.
 *
 * @param given `every`: of all servers until they are asked for, stand-ins of companies and what they probe with included
 * @returns a function for when that server stands
 */
export function collectRoutes(given: { every?: boolean } = {}): () => CollectedRoute[] {
  const routes: RouteOptions[] = [];
  const listen = (message: unknown) => {
    if (!given.every) diagnostics.unsubscribe('fastify.initialization', listen);
    const { fastify } = message as { fastify: FastifyInstance };
    // Scopes decide about access later than this hook runs, so the route itself is kept.
    fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  diagnostics.subscribe('fastify.initialization', listen);
  return () => {
    diagnostics.unsubscribe('fastify.initialization', listen);
    return routes.flatMap(({ method, url, config, schema }) =>
      [method].flat().map((each) => ({ method: each, url, access: config?.access, schema })),
    );
  };
}
