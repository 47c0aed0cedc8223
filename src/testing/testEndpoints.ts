import type { z } from 'zod';
import type { Endpoint, EndpointRoute } from '#contract/endpoints/Endpoint.ts';

type Path = `/api/${string}`;
type Answer = { data: z.ZodType<string> };
type Sent = Answer & { body: z.ZodType<unknown> };
/** A path without parameters. */
type Fixed<R> = R & { path: '/api/test' };

const build = <E>(route: EndpointRoute) => route as unknown as E;

/** Endpoints that are no part of the contract, for tests of what is between a page and the server. They answer a text. */
export const testEndpoints = {
  read: (path: Path) => build<Endpoint<Answer, Fixed<{ method: 'GET' }>>>({ method: 'GET', path }),
  search: (path: Path) =>
    build<Endpoint<Answer & { query: z.ZodType<{ page?: number | undefined }> }, Fixed<{ method: 'GET' }>>>({
      method: 'GET',
      path,
    }),
  write: (path: Path) =>
    build<Endpoint<Sent, Fixed<{ method: 'PUT'; effect: 'repeatable' }>>>({
      method: 'PUT',
      path,
      effect: 'repeatable',
    }),
  upload: (path: Path) =>
    build<Endpoint<Answer, Fixed<{ method: 'PUT'; effect: 'repeatable'; upload: true }>>>({
      method: 'PUT',
      path,
      effect: 'repeatable',
      upload: true,
    }),
  once: (path: Path) =>
    build<Endpoint<Sent, Fixed<{ method: 'POST'; effect: 'once' }>>>({ method: 'POST', path, effect: 'once' }),
  remove: (path: Path) =>
    build<Endpoint<Answer, Fixed<{ method: 'DELETE'; effect: 'repeatable' }>>>({
      method: 'DELETE',
      path,
      effect: 'repeatable',
    }),
};
