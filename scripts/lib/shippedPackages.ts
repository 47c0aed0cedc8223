import { globSync, readFileSync } from 'node:fs';

export interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** `packages` of package-lock.json, by path. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

const IMPORTED = /(?:from|import)\s*\(?\s*'((?:@[\w.-]+\/)?[\w][\w.-]*)[^']*'/g;
/** Part of the browser's files without an import: the letters that `build:fonts` cuts out of it. */
const FONT = '@fontsource/jua';

/** Names of the packages that the build puts into the browser's files: what the sources of the shell and the game import. */
export function readBundledNames(): Set<string> {
  const names = new Set([FONT]);
  for (const path of globSync('{src,game,domain,contract}/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|[\\/]testing[\\/]/.test(path)) continue;
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(IMPORTED)) names.add(name);
  }
  return names;
}

/**
 * Paths in the lock file of all that reaches production: what the server's image holds (`dependencies`), and what is
 * bundled for the browser with everything it needs (`devDependencies`, since the image does not hold it).
 */
export function shippedPaths(packages: LockedPackages, bundledNames: ReadonlySet<string>): Set<string> {
  const shipped = new Set(
    Object.entries(packages)
      .filter(([path, { dev, devOptional, link }]) => path !== '' && !dev && !devOptional && !link)
      .map(([path]) => path),
  );
  const waiting = [...bundledNames].flatMap((name) => findPackage(packages, '', name) ?? []);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (shipped.has(path)) continue;
    shipped.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = findPackage(packages, path, name);
      if (found !== undefined) waiting.push(found);
    }
  }
  return shipped;
}

/** Where Node finds a package from a folder: in its own `node_modules`, or in one of those around it. */
function findPackage(packages: LockedPackages, from: string, name: string): string | undefined {
  const folders = from.split(/(?<=.)\/(?=node_modules\/)/);
  for (let length = folders.length; length >= 0; length -= 1) {
    const path = [...folders.slice(0, length), `node_modules/${name}`].filter(Boolean).join('/');
    if (path in packages) return path;
  }
  return undefined;
}

/** Name of the package at a path of the lock file. */
export const nameAt = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
