import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '../..');

/** Paths of all files below `folder` (relative to the project, '/' separated) whose name ends with one of `endings`. */
export function listFiles(folder: string, endings: readonly string[]): string[] {
  const found: string[] = [];
  const visit = (path: string) => {
    for (const name of readdirSync(path).sort()) {
      if (name === 'node_modules' || name === 'dist' || name.startsWith('.')) continue;
      const full = join(path, name);
      if (statSync(full).isDirectory()) visit(full);
      else if (endings.some((ending) => name.endsWith(ending)))
        found.push(relative(projectRoot, full).replaceAll('\\', '/'));
    }
  };
  visit(join(projectRoot, folder));
  return found;
}

export function readSource(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}
