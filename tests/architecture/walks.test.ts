import { describe, expect, it } from 'vitest';
import { importsOf } from '../support/importsOf.ts';
import { readSource } from '../support/listSources.ts';

/** The most files that a walk of docs/walks.md may cross. */
const MOST_FILES: Readonly<Record<string, number>> = {
  'Crossword answer': 18,
  'Aquarium purchase': 25,
  'Contest ranking': 12,
};

interface Walk {
  title: string;
  files: string[];
  /** As the line under the table states it. */
  count: number;
  /** Names of bus events that join two files of the walk. */
  events: string[];
}

const walks: Walk[] = readSource('docs/walks.md')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    files: [...section.matchAll(/^\| `([\w./-]+)` \|/gm)].map(([, path = '']) => path),
    count: Number(/^(\d+) files/m.exec(section)?.[1]),
    events: [...section.matchAll(/`([a-z-]+\/[a-z-]+)`/g)].map(([, event = '']) => event),
  }));

describe('the walks through the code', () => {
  it('are the six of the product', () => {
    expect(walks).toHaveLength(6);
    expect(Object.keys(MOST_FILES).filter((title) => !walks.some((walk) => walk.title === title))).toEqual([]);
  });

  it.each(walks)('state their number of files and stay within it: $title', ({ title, files, count }) => {
    expect(count).toBe(new Set(files).size);
    expect(count).toBe(files.length);
    expect(count).toBeLessThanOrEqual(MOST_FILES[title] ?? Number.POSITIVE_INFINITY);
  });

  it.each(walks)('lead from the first file to every other by imports and bus events: $title', ({ files, events }) => {
    const links = new Map(files.map((path) => [path, new Set(importsOf(path).map(({ target }) => target))]));
    const named = new Map(
      files.map((path) => [path, events.filter((event) => readSource(path).includes(`'${event}'`))]),
    );
    const areLinked = (one: string, two: string) =>
      links.get(one)?.has(two) || links.get(two)?.has(one) || named.get(one)?.some((e) => named.get(two)?.includes(e));
    const reached = new Set(files.slice(0, 1));
    for (const from of reached) for (const path of files) if (areLinked(from, path)) reached.add(path);
    expect(files.filter((path) => !reached.has(path))).toEqual([]);
  });
});
