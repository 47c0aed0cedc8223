import { matchPath } from 'react-router-dom';
import type { SiteName } from '#contract/site.ts';
import type { PathEntry } from './definePath.ts';
import { type PathKey, paths } from './paths.ts';

const entries = Object.entries(paths) as [PathKey, PathEntry][];

/** The route of `site` that `pathname` leads to, or null where the not-found page stands. */
export function findPath(site: SiteName, pathname: string): { key: PathKey; entry: PathEntry } | null {
  let best: { key: PathKey; entry: PathEntry } | null = null;
  for (const [key, entry] of entries) {
    if (!entry.sites.includes(site) || !matchPath(entry.pattern, pathname)) continue;
    // A fixed segment beats a parameter: /book/mission/result/… is no book number.
    if (!best || countParameters(entry) < countParameters(best.entry)) best = { key, entry };
  }
  return best;
}

function countParameters(entry: PathEntry): number {
  return entry.pattern.split(':').length - 1;
}
