import type { SiteName } from '#contract/site.ts';

type ParamNames<P extends string> = P extends `${infer Segment}/${infer Rest}`
  ? ParamNames<Segment> | ParamNames<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;

type HrefArguments<P extends string> = [ParamNames<P>] extends [never]
  ? []
  : [params: Record<ParamNames<P>, string | number>];

/** Who may see a page: everybody, or only a student who is logged in. */
export type Access = 'open' | 'signed-in';

export interface PathEntry<P extends string = string> {
  readonly pattern: P;
  readonly sites: readonly SiteName[];
  readonly access: Access;
  /** False until its page exists; such a path shows the not-found page and no link leads to it. */
  readonly built: boolean;
  readonly getHref: (...args: HrefArguments<P>) => string;
}

interface PathOptions {
  sites: readonly SiteName[];
  access: Access;
  built: boolean;
}

/** Describes one route; `getHref` asks for exactly the parameters that the pattern names. */
export function definePath<const P extends string>(pattern: P, options: PathOptions): PathEntry<P> {
  return {
    pattern,
    ...options,
    getHref: (...args) => {
      const params: Record<string, string | number> = args[0] ?? {};
      return pattern.replace(/:([A-Za-z0-9]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    },
  };
}
