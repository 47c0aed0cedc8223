import type { SiteName } from '#contract/site.ts';
import { withoutEndSlashes } from '#domain/site/withoutEndSlashes.ts';
import type { StudentPage } from './pageFiles.ts';

/** Scripts, styles and calls of a page behind the login, for whoever is signed in. */
export interface AheadOfPage {
  files: string[];
  calls: string[];
}

/** The characters that an address may carry into that of a call as they are. */
const PLAIN = /^[\w-]{1,40}$/;

/**
 * What a page behind the login needs first; null at any other address.
 *
 * @param path without query
 */
export function aheadOf(pages: readonly StudentPage[], site: SiteName, path: string): AheadOfPage | null {
  const segments = withoutEndSlashes(path).split('/');
  let best: { page: StudentPage; params: Map<string, string> } | null = null;
  for (const page of pages) {
    const params = page.sites.includes(site) ? match(page.pattern.split('/'), segments) : null;
    // A fixed segment beats a parameter.
    if (params && (!best || params.size < best.params.size)) best = { page, params };
  }
  if (!best) return null;
  const { page, params } = best;
  return {
    files: page.files,
    calls: page.calls.map((call) => call.replace(/:(\w+)/g, (_, name) => params.get(name) ?? '')),
  };
}

function match(pattern: readonly string[], segments: readonly string[]): Map<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params = new Map<string, string>();
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
    } else if (PLAIN.test(segment)) params.set(part.slice(1), segment);
    else return null;
  }
  return params;
}
