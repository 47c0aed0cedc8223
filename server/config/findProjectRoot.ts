import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json above this file: the same for sources and for the compiled server in dist/node. */
export function findProjectRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json was not found above the server');
  return findProjectRoot(parent);
}
