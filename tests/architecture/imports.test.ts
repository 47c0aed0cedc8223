import { describe, expect, it } from 'vitest';
import { importsOf, targetOf } from '../support/importsOf.ts';
import { listFiles, readSource } from '../support/listSources.ts';
import { importRules } from './importRules.ts';

const FOLDERS = ['domain', 'contract', 'game', 'src', 'server', 'sandbox'];

const sources = FOLDERS.flatMap((folder) => listFiles(folder, ['.ts', '.tsx'])).filter(
  (path) => !/\.test\.tsx?$/.test(path),
);

describe('who may import whom', () => {
  it('finds the sources', () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it('holds for every source file', () => {
    const broken: string[] = [];
    for (const path of sources) {
      const rule = importRules.find((candidate) => candidate.folder.test(path));
      if (!rule) continue;
      const from = rule.folder.exec(path) as RegExpExecArray;
      for (const { target, own } of importsOf(path)) {
        const allowed = own
          ? rule.mayImport.some((pattern) => (pattern instanceof RegExp ? pattern : pattern(from)).test(target))
          : (rule.packages?.test(target) ?? true);
        if (!allowed) broken.push(`${path} -> ${target}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('lets the shell reach the game only through game-host, and statically only its bus', () => {
    const broken = sources
      .filter((path) => path.startsWith('src/'))
      .flatMap((path) => importsOf(path).map((entry) => ({ path, ...entry })))
      .filter(({ own, target }) => own && target.startsWith('game/'))
      .filter(
        ({ path, target, dynamic }) =>
          !path.startsWith('src/game-host/') || !(dynamic || target.startsWith('game/bus/')),
      )
      .map(({ path, target }) => `${path} -> ${target}`);
    expect(broken).toEqual([]);
  });

  it('keeps tests and scripts out of the product', () => {
    const broken = sources.flatMap((path) =>
      importsOf(path)
        .filter(({ target, own }) => own && /^(tests|scripts|bench)\//.test(target))
        .map(({ target }) => `${path} -> ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('climbs at most two folders: further away a path begins with its top folder', () => {
    const climbing = sources.filter((path) => /from '(?:\.\.\/){3}/.test(readSource(path)));
    expect(climbing).toEqual([]);
  });

  it('has no import cycles of values', () => {
    expect(cyclesOf(new Map(sources.map((path) => [path, valueImports(path)])))).toEqual([]);
  });

  it('offers in `public.ts` of a module only what others import', () => {
    const unused: string[] = [];
    for (const path of sources.filter((file) => /^server\/modules\/[^/]+\/public\.ts$/.test(file))) {
      const offered = [...readSource(path).matchAll(/\{([^}]*)\}/g)].flatMap(([, names = '']) => namesIn(names));
      const imported = new Set(
        sources.flatMap((other) =>
          [...readSource(other).matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g)]
            .filter(([, , specifier = '']) => targetOf(other, specifier) === path)
            .flatMap(([, names = '']) => namesIn(names)),
        ),
      );
      unused.push(...offered.filter((name) => !imported.has(name)).map((name) => `${path}: ${name}`));
    }
    expect(unused).toEqual([]);
  });

  it.each(['server/modules', 'domain'])('has no cycles among the features of %s, types included', (folder) => {
    const featureOf = (path: string) => new RegExp(`^${folder}/([^/]+)/`).exec(path)?.[1];
    const graph = new Map<string, Set<string>>();
    for (const path of sources) {
      const feature = featureOf(path);
      if (feature === undefined) continue;
      const needed = graph.get(feature) ?? new Set();
      graph.set(feature, needed);
      for (const { target } of importsOf(path)) {
        const other = featureOf(target);
        if (other !== undefined && other !== feature) needed.add(other);
      }
    }
    expect(cyclesOf(graph)).toEqual([]);
  });
});

/** Names in the braces of an import or export, without `type` and without what they are called here. */
const namesIn = (braces: string): string[] =>
  braces
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/, ''),
    )
    .filter((name) => name !== '');

/** Cycles among the nodes of a graph, each once, as they are found. */
function cyclesOf(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const finished = new Set<string>();
  const cycles: string[] = [];
  const visit = (node: string, trail: string[]) => {
    if (trail.includes(node)) {
      cycles.push([...trail.slice(trail.indexOf(node)), node].join(' -> '));
      return;
    }
    if (finished.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    finished.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

/** Project files a source imports as values; types vanish at build and cannot make a cycle at run time. */
function valueImports(path: string): string[] {
  const VALUE = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^;'"]*?from\s*['"]([.#][^'"]+)['"]/g;
  return [...readSource(path).matchAll(VALUE)].map((match) => targetOf(path, match[1] ?? ''));
}
