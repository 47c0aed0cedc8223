import type { z } from 'zod';
import type { Endpoint, EndpointRoute, EndpointSchemas, PathParam } from '../../../contract/endpoints/Endpoint.ts';
import type { ApiClient } from './createApiClient.ts';

type Given<Name extends string, T> = T extends z.ZodType ? { [K in Name]: z.input<T> } : { [K in Name]?: undefined };
type Params<Path extends string> = [PathParam<Path>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParam<Path>, string | number> };

/** What only some calls need. */
interface CallOptions {
  signal?: AbortSignal;
  /** Small, and shown before the server has it: it goes on when the page is left meanwhile. */
  lasting?: true;
}

/** For an effect that happens once, where path and body do not name it. */
interface OnceOptions {
  /** Names the effect, where two equal requests in a row are both meant. */
  intent?: string;
  /** The Idempotency-Key itself, for an effect that was written down with its key before it was sent. */
  key?: string;
}

export type CallInput<S extends EndpointSchemas, R extends EndpointRoute> = Given<'body', S['body']> &
  Given<'query', S['query']> &
  Params<R['path']> &
  CallOptions &
  (R['effect'] extends 'once' ? OnceOptions : unknown);

/** Nothing has to be given where everything is optional. */
type Arguments<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/**
 * Calls an endpoint and returns its data. An effect that happens once carries an Idempotency-Key: the same path and body
 * are one effect until the answer is known.
 *
 * @throws ApiError, NetworkError
 */
export function call<S extends EndpointSchemas, R extends EndpointRoute>(
  api: ApiClient,
  endpoint: Endpoint<S, R>,
  ...[input]: Arguments<CallInput<S, R>>
): Promise<z.output<S['data']>> {
  const { params, query, body, signal, lasting, intent, key } = (input ?? {}) as LooseInput;
  const path = fillPath(endpoint.path, params);
  const options = { ...(signal && { signal }), ...(lasting && { lasting }) };
  switch (endpoint.method) {
    case 'GET':
      return api.get(path, { ...options, ...(query && { params: query }) });
    case 'DELETE':
      return api.delete(path, options);
    default: {
      const once = endpoint.effect === 'once' ? (key === undefined ? { idempotent: intent ?? true } : { key }) : {};
      const send = endpoint.method === 'POST' ? api.post : api.put;
      return send(path, body ?? {}, { ...options, ...(once as { idempotent?: true }) });
    }
  }
}

interface LooseInput extends CallOptions, OnceOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
