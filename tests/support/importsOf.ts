import { dirname, join, normalize } from 'node:path/posix';
import { readSource } from './listSources.ts';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Imports of a source: project paths (`own`) or names of packages; `dynamic` for `import()`. */
export function importsOf(path: string) {
  return [...readSource(path).matchAll(IMPORT)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    const own = /^[.#]/.test(specifier);
    return { target: own ? targetOf(path, specifier) : specifier, own, dynamic: match[3] !== undefined };
  });
}

/** Project path of a relative specifier, or of one that begins with `#` and a top folder (package.json, imports). */
export function targetOf(path: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(path), specifier));
}
