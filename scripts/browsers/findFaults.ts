import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompatData } from './CompatData.ts';
import { type Guarded, guarded } from './guarded.ts';
import { missingIn } from './missingIn.ts';
import { type OldestBrowser, readFloor } from './readFloor.ts';
import { scriptUses, type Use } from './scriptUses.ts';
import { styleUses } from './styleUses.ts';

const HASH = /-[\w-]{7}(?=\.)/;
/** Characters shown before and behind a place. */
const AROUND = 50;

export interface BuiltFile {
  /** Without folder and hash. */
  name: string;
  text: string;
}

export const readBuilt = (folder: string): BuiltFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:js|css)$/.test(path))
    .sort()
    .map((path) => ({
      name: path.replace(/^.*[\\/]/, '').replace(HASH, ''),
      text: readFileSync(join(folder, path), 'utf8'),
    }));

/**
 * What built files need that a browser of the floor does not have, one line each, and guards that guard nothing any more.
 */
export function findFaults(
  files: readonly BuiltFile[],
  { floor = readFloor(), guards = guarded }: { floor?: readonly OldestBrowser[]; guards?: readonly Guarded[] } = {},
): string[] {
  const data = new CompatData((all, path) => missingIn(all, floor, path).length === 0);
  const missing = new Map<string, string>();
  const namesOf = (path: string) => {
    const known = missing.get(path);
    if (known !== undefined) return known;
    const names = missingIn(data, floor, path)
      .map(({ spoken, version }) => `${spoken} ${version}`)
      .join(', ');
    missing.set(path, names);
    return names;
  };
  const used = new Set<string>();
  const faults: string[] = [];
  for (const { name, text } of files) {
    const uses: Use[] = name.endsWith('.css') ? styleUses(text, data) : scriptUses(text, data);
    for (const { paths, at } of uses) {
      const [path = ''] = paths;
      if (!paths.every((each) => namesOf(each) !== '')) continue;
      const guard = guards.find(
        (each) => paths.some((one) => covers(each.path, one)) && (each.files === 'all' || each.files.includes(name)),
      );
      if (guard) used.add(keyOf(guard.path, guard.files === 'all' ? 'all' : name));
      else faults.push(`${name}: ${path} is missing in ${namesOf(path)}: ${excerpt(text, at)}`);
    }
  }
  const idle = guards
    .flatMap(({ path, files }) => (files === 'all' ? ['all'] : files).map((name) => keyOf(path, name)))
    .filter((key) => !used.has(key));
  return [...faults, ...idle.map((key) => `guarded.ts lists what is not used: ${key}`)];
}

const covers = (guard: string, path: string) =>
  guard.endsWith('.*') ? path.startsWith(guard.slice(0, -1)) : guard === path;

const keyOf = (path: string, file: string) => `${path} ${file}`;

const excerpt = (text: string, at: number) => text.slice(Math.max(0, at - AROUND), at + AROUND).replace(/\s+/g, ' ');
