import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, EndpointRoute, EndpointSchemas } from '../../../contract/endpoints/Endpoint.ts';
import { envelope } from '../../../contract/envelope.ts';
import { schemasOf } from '../../../contract/schemas/schemasOf.ts';
import type { SignedInContext } from '../../use-cases/Context.ts';
import type { App } from '../App.ts';
import { ok } from './ok.ts';
import { type Rebuilt, runIdempotent } from './runIdempotent.ts';
import { signedIn } from './signedIn.ts';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** One request to an endpoint of the signed-in scope, checked by its schemas. */
export interface Call<S extends EndpointSchemas> {
  /** With the open transaction as `db` where the effect of the endpoint is `once`. */
  context: SignedInContext;
  params: Parsed<S['params']>;
  query: Parsed<S['query']>;
  body: Parsed<S['body']>;
  request: FastifyRequest;
}

interface ServeOptions<Data> {
  /** For `once`: only a reference to the answer is stored, and the answer built anew for a repeated request. */
  rebuilt?: Rebuilt<Data>;
}

/**
 * Registers an endpoint in the signed-in scope: its schemas check and compile, the answer goes out in the envelope, and
 * an effect that happens once runs under the Idempotency-Key of the request.
 */
export function serve<S extends EndpointSchemas, R extends EndpointRoute>(
  app: App,
  endpoint: Endpoint<S, R>,
  handle: (call: Call<S>) => Promise<z.input<S['data']>>,
  { rebuilt }: ServeOptions<z.input<S['data']>> = {},
): void {
  const { method, path: url, effect, queuesMail } = endpoint;
  const { params, query, body, data } = schemasOf(endpoint);
  app.route({
    method,
    url,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: envelope(data) },
    },
    ...(queuesMail && { config: { queuesMail } }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const run = (context: SignedInContext) =>
        handle({
          context,
          params: request.params as Parsed<S['params']>,
          query: request.query as Parsed<S['query']>,
          body: request.body as Parsed<S['body']>,
          request,
        });
      return ok(await (effect === 'once' ? runIdempotent(request, reply, run, rebuilt) : run(signedIn(request))));
    },
  });
}
