import type { z } from 'zod';
import type { StaffRight } from '#domain/staff/staffRights.ts';

/** What a call carries and answers. Path parameters are checked by `params`, the query by `query`. */
export interface EndpointSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** `data` of the answer envelope. */
  data: z.ZodType;
}

/**
 * What a call changes. `none`: nothing. `repeatable`: it changes something, and the same request again changes nothing
 * more. `once`: it creates or spends something; it carries an Idempotency-Key, stored in the transaction of the effect.
 */
export type Effect = 'none' | 'repeatable' | 'once';

/** How a call looks on the wire, without schemas: this much the browser loads. */
export type EndpointRoute = {
  /** With its parameters, such as `/api/books/:bookNo`. */
  path: `/api/${string}`;
  /** Its work may queue a mail, which is sent right after the answer. */
  queuesMail?: true;
  /** For an open call: no cache may store the answer. Answers behind a login are never stored. */
  cache?: 'no-store';
  /** The body is a file, sent with its own content type. */
  upload?: true;
} & (
  | { method: 'GET'; effect?: 'none'; access?: 'open' | 'records' }
  | { method: 'POST' | 'PUT' | 'DELETE'; effect: 'none' | 'repeatable'; access?: 'open' | 'records' }
  // Calls of the staff name what they create, so that the same one again changes nothing more.
  | { method: 'GET'; effect?: 'none'; access: 'staff'; right?: StaffRight }
  | { method: 'POST' | 'PUT' | 'DELETE'; effect: 'none' | 'repeatable'; access: 'staff'; right?: StaffRight }
  // The key of an effect belongs to an account.
  | { method: 'POST' | 'PUT'; effect: 'once'; access?: 'records' }
);

/**
 * Who may call an endpoint. `open`: everybody. `records`: a login, also one without an institution, which may only read
 * its own status, export its records and leave. `full`: a login with every right; what an endpoint has that names none.
 * `staff`: a login of the staff pages. With a `right` the path names an institution (`:academyNo`), and a class
 * (`:classNo`) or a pupil (`:accountNo`) if it is about one; who has not the right there gets 404.
 */
export type Access = 'open' | 'records' | 'full' | 'staff';

declare const schemas: unique symbol;

/** One call of the API: server and browser are typed by it. */
export type Endpoint<S extends EndpointSchemas = EndpointSchemas, R extends EndpointRoute = EndpointRoute> = R & {
  /** For the compiler alone; at run time there is no such property. */
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

type ParamNames<S extends EndpointSchemas> = S['params'] extends z.ZodType
  ? keyof z.output<S['params']> & string
  : never;

/** A route whose path has other parameters than its schema does not compile. */
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
    routes: R & { [K in keyof S]: Matching<S[K], R[K]> } & Record<Exclude<keyof R, keyof S>, never>,
  ): { [K in keyof S]: Endpoint<S[K], R[K]> } => routes;
}
