import type { z } from 'zod';
import type { PathParams } from '#contract/endpoints/addressOf.ts';
import type { Endpoint, EndpointRoute, EndpointSchemas } from '#contract/endpoints/Endpoint.ts';

type Given<Name extends string, T> = T extends z.ZodType
  ? Record<never, never> extends z.input<T>
    ? { [K in Name]?: z.input<T> }
    : { [K in Name]: z.input<T> }
  : { [K in Name]?: undefined };

/** What only some calls need. */
interface CallOptions {
  signal?: AbortSignal;
  /** Small, and shown before the server has it: it goes on when the page is closed or reloaded meanwhile. */
  lasting?: true;
}

/** For an effect that happens once, where path and body do not identify it. */
interface OnceOptions {
  /** Identifies the effect, where two equal requests in a row are both meant. */
  intent?: string;
  /** The Idempotency-Key itself, for an effect that was stored with its key before it was sent. */
  key?: string;
}

interface DeleteOptions {
  /**
   * The endpoint that creates what is deleted. A key whose answer was lost would replay the creation; once deleted, the
   * next creation gets a new key.
   */
  undoes?: EndpointRoute;
}

/** Input of a call: path parameters, query and body as the endpoint has them, and options. */
export type CallInput<S extends EndpointSchemas, R extends EndpointRoute> = Given<'body', S['body']> &
  Given<'query', S['query']> &
  PathParams<R['path']> &
  CallOptions &
  (R extends { effect: 'once' } ? OnceOptions : unknown) &
  (R extends { method: 'DELETE' } ? DeleteOptions : unknown) &
  (R extends { upload: true } ? { file: Blob } : unknown);

/** Nothing has to be given where everything is optional. */
type Arguments<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/**
 * Calls an endpoint and returns its data. An effect that happens once carries an Idempotency-Key: the same path and body
 * are one effect until the answer is known.
 *
 * @throws ApiError, NetworkError
 */
export type EndpointCall = <S extends EndpointSchemas, R extends EndpointRoute>(
  endpoint: Endpoint<S, R>,
  ...input: Arguments<CallInput<S, R>>
) => Promise<z.output<S['data']>>;

/** Input of any endpoint; CallInput types it for each. */
export interface AnyInput extends CallOptions, OnceOptions, DeleteOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  file?: Blob;
}
