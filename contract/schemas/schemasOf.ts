import type { Endpoint, EndpointSchemas } from '../endpoints/Endpoint.ts';

const known = new WeakMap<object, EndpointSchemas>();

/** Joins the endpoints of a resource with their schemas, by name; each file of this folder does so for its own. */
export function linkSchemas<S extends Record<string, EndpointSchemas>>(
  endpoints: { [K in keyof S]: Endpoint<S[K]> },
  schemas: S,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const own = schemas[name];
    if (own) known.set(endpoint, own);
  }
}

/** @throws Error for an endpoint whose schemas were never linked: its file in this folder was not imported */
export function schemasOf<S extends EndpointSchemas>(endpoint: Endpoint<S>): S {
  const found = known.get(endpoint);
  if (!found) throw new Error(`no schemas are linked to ${endpoint.method} ${endpoint.path}`);
  return found as S;
}
