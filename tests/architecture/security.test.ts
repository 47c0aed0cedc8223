import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot, readSource } from '../support/listSources.ts';

const RULES = Array.from({ length: 44 }, (_, at) => `R${at + 1}`);
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);

/** Lines of the table: rule, what holds, where, tests, deviations. */
const rows = readSource('docs/security.md')
  .split('\n')
  .filter((line) => /^\| R\d+ \|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const pathsIn = (cell = '') => [...cell.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path ?? '');
const missing = (paths: string[]) => paths.filter((path) => !existsSync(join(projectRoot, path)));

describe('docs/security.md', () => {
  it('has every rule once, in order', () => {
    expect(rows.map(([rule]) => rule)).toEqual(RULES);
  });

  it.each(rows.map((cells) => [cells[0] ?? '', cells] as const))(
    '%s is kept and proved by files that exist',
    (_rule, cells) => {
      const [, what = '', kept, proved] = cells;
      expect(what.length).toBeGreaterThan(20);
      expect(pathsIn(kept).length).toBeGreaterThan(0);
      expect(missing(pathsIn(kept))).toEqual([]);
      expect(pathsIn(proved).filter(isTest).length).toBeGreaterThan(0);
      expect(pathsIn(proved).filter((path) => !isTest(path))).toEqual([]);
      expect(missing(pathsIn(proved))).toEqual([]);
    },
  );
});
