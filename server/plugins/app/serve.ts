import type { FastifyContextConfig, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, EndpointRoute, EndpointSchemas } from '#contract/endpoints/Endpoint.ts';
import { envelope } from '#contract/envelope.ts';
import { schemasOf } from '#contract/schemas/schemasOf.ts';
import type { StaffRight } from '#domain/staff/staffRights.ts';
import type { RunOnce, SignedInContext, SiteContext } from '#server/core/Context.ts';
import type { PostContext, StaffContext } from '#server/core/StaffContext.ts';
import type { App } from '../App.ts';
import { answerReads } from './answerReads.ts';
import { ok } from './ok.ts';
import { publicSiteContext } from './publicSiteContext.ts';
import { postContext, staffContext } from './requireStaff.ts';
import { type KeptForm, runIdempotent } from './runIdempotent.ts';
import { signedIn } from './signedIn.ts';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type DataIn<S extends EndpointSchemas> = z.input<S['data']>;

/** What a use case works with, by who may call the endpoint. */
type ContextOf<R extends EndpointRoute> = R extends { access: 'open' }
  ? SiteContext
  : R extends { access: 'staff' }
    ? R extends { right: StaffRight }
      ? PostContext
      : StaffContext
    : SignedInContext;

/** One request to an endpoint, checked by its schemas. */
export interface Call<S extends EndpointSchemas, R extends EndpointRoute> {
  /** With the open transaction as `db` where the effect of the endpoint is `once`. */
  context: ContextOf<R>;
  params: Parsed<S['params']>;
  query: Parsed<S['query']>;
  body: Parsed<S['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface ServeOptions<Data> {
  /** For `once`: how the answer is kept for a repeated request, where it is not kept whole. */
  kept?: KeptForm<Data>;
  config?: FastifyContextConfig;
  /** Bytes of a body that is larger than others are. */
  bodyLimit?: number;
}

/**
 * Registers an endpoint: its schemas check the request and compile the answer, which goes out in the envelope. An effect
 * that happens once runs in a transaction under the Idempotency-Key of the request.
 */
export function serve<S extends EndpointSchemas, R extends EndpointRoute>(
  app: App,
  endpoint: Endpoint<S, R>,
  handle: (call: Call<S, R>) => Promise<DataIn<S>> | DataIn<S>,
  { kept, config, bodyLimit }: ServeOptions<DataIn<S>> = {},
): void {
  register(app, endpoint, { config, bodyLimit }, async (call) => {
    if (endpoint.effect !== 'once') return handle(call);
    const run = async (context: SignedInContext) => handle({ ...call, context } as Call<S, R>);
    return runIdempotent(call.request, call.reply, run, kept);
  });
}

/**
 * The same for an effect that calls another company before or after its transaction: `once` runs the work, whose outcome
 * is stored under the Idempotency-Key, and the context has no open transaction.
 */
export function serveAroundGateway<S extends EndpointSchemas, R extends EndpointRoute & { effect: 'once' }>(
  app: App,
  endpoint: Endpoint<S, R>,
  handle: (call: Call<S, R> & { once: <T>(...run: Parameters<RunOnce<T>>) => Promise<T> }) => Promise<DataIn<S>>,
): void {
  register(app, endpoint, {}, (call) =>
    handle({ ...call, once: (work) => runIdempotent(call.request, call.reply, work) }),
  );
}

/** Route options of an endpoint that answers with something else than the envelope: a file, a stream. */
export function routeOf(
  endpoint: EndpointRoute,
): { method: EndpointRoute['method']; url: string } & Pick<RouteShorthandOptions, 'config' | 'onRequest'> {
  const { method, path: url, access, queuesMail, cache } = endpoint;
  return {
    method,
    url,
    config: { ...(access && { access }), ...(queuesMail && { queuesMail }) },
    ...(cache && {
      // Before anything can refuse: a refusal must not be stored either.
      onRequest: (_request, reply, next) => {
        reply.header('cache-control', cache);
        next();
      },
    }),
  };
}

function register<S extends EndpointSchemas, R extends EndpointRoute>(
  app: App,
  endpoint: Endpoint<S, R>,
  { config, bodyLimit }: Pick<ServeOptions<unknown>, 'config' | 'bodyLimit'>,
  handle: (call: Call<S, R>) => Promise<DataIn<S>>,
): void {
  const { params, query, body, data } = schemasOf(endpoint);
  const route = routeOf(endpoint);
  app.route({
    ...route,
    config: { ...route.config, ...config },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: envelope(data) },
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) =>
      ok(
        await answerFrom(endpoint, await contextOf(endpoint, request), (context) =>
          handle({
            context,
            params: request.params as Parsed<S['params']>,
            query: request.query as Parsed<S['query']>,
            body: request.body as Parsed<S['body']>,
            request,
            reply,
          } as Call<S, R>),
        ),
      ),
  });
}

function answerFrom<T>(
  { method }: EndpointRoute,
  context: SiteContext,
  answer: (context: SiteContext) => Promise<T>,
): Promise<T> {
  return method === 'GET' ? answerReads(context, answer) : answer(context);
}

async function contextOf(endpoint: EndpointRoute, request: FastifyRequest): Promise<SiteContext> {
  if (endpoint.access === 'open') return publicSiteContext(request);
  if (endpoint.access !== 'staff') return signedIn(request);
  return endpoint.right === undefined ? staffContext(request) : postContext(request, endpoint.right);
}
