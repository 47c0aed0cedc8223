import type { z } from 'zod';

/** What a call carries and answers. Path parameters are checked by `params`, the query by `query`. */
export interface EndpointSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** `data` of the answer envelope. */
  data: z.ZodType;
}

/**
 * What a call changes. `none`: nothing. `once`: it creates or spends something, and carries an Idempotency-Key.
 * `repeatable`: it changes something, and the same request again changes nothing more.
 */
export type Effect = 'none' | 'once' | 'repeatable';

/** How a call looks on the wire, without schemas: this much the browser loads. */
export type EndpointRoute = {
  path: `/api/${string}`;
  /** Its work may queue a mail, which is sent right after the answer. */
  queuesMail?: true;
} & ({ method: 'GET'; effect: 'none' } | { method: 'POST' | 'PUT' | 'DELETE'; effect: Effect });

declare const schemas: unique symbol;

/** One call of the API: server and browser are typed by it. */
export type Endpoint<S extends EndpointSchemas = EndpointSchemas, R extends EndpointRoute = EndpointRoute> = R & {
  /** For the compiler alone; there is nothing of it at run time. */
  readonly [schemas]?: S;
};

/** Names of the parameters in a path: `/api/books/:bookNo/me` has `bookNo`. */
export type PathParam<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParam<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The data that an endpoint answers. */
export type DataOf<E> = E extends Endpoint<infer S, EndpointRoute> ? z.output<S['data']> : never;

type ParamNames<S extends EndpointSchemas> = S['params'] extends z.ZodType ? keyof z.output<S['params']> & string : never;

/** A route whose path has other parameters than its schema is no route. */
type Matching<S extends EndpointSchemas, R extends EndpointRoute> = [PathParam<R['path']>] extends [ParamNames<S>]
  ? [ParamNames<S>] extends [PathParam<R['path']>]
    ? unknown
    : { path: `parameters differ from the schema: ${ParamNames<S>}` }
  : { path: `parameters differ from the schema: ${PathParam<R['path']>}` };

/**
 * Describes the endpoints of a resource. Their schemas come as a type, from `contract/schemas`: importing an endpoint
 * loads no schema.
 *
 *     export const aquariumApi = defineEndpoints<typeof aquariumSchemas>()({ read: { method: 'GET', ... } });
 */
export function defineEndpoints<S extends Record<string, EndpointSchemas>>() {
  return <const R extends Record<keyof S, EndpointRoute>>(
    routes: R & { [K in keyof S]: Matching<S[K], R[K]> },
  ): { [K in keyof S]: Endpoint<S[K], R[K]> } => routes;
}
