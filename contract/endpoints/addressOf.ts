import type { EndpointRoute, PathParam } from './Endpoint.ts';

/** Values of the parameters in a path; nothing to give where it has none. */
export type PathParams<Path extends string> = [PathParam<Path>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParam<Path>, string | number> };

/**
 * The address of an endpoint, path parameters encoded, without a query.
 *
 * @throws Error where a parameter is missing
 */
export function addressOf<R extends EndpointRoute>(
  { path }: R,
  ...[given]: [PathParam<R['path']>] extends [never] ? [] : [PathParams<R['path']>['params']]
): string {
  return fillPath(path, given);
}

/** The same for parameters that were checked before. @throws Error where a parameter is missing */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}
