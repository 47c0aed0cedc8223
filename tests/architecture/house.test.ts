import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { POSTGRES_TESTS } from '../../scripts/lib/postgresTests.mjs';
import { listFiles, projectRoot, readSource } from '../support/listSources.ts';

const CODE = ['domain', 'contract', 'game', 'src', 'server', 'sandbox'].flatMap((folder) =>
  listFiles(folder, ['.ts', '.tsx']),
);
/** Files that hold a family of small things and are named after the family. */
const FAMILIES =
  /^(tuning|palette|paths|statuses|textMeasures|duration|settings|seenMarks|draftKeys|(?:text|contact|birthday)Rules)$/;
/** Use cases of the server that belong together: each a few lines, read and changed at once. */
const USE_CASES =
  /^(logins|passwordReminder|reopenAccount|aquariumEdits|readNeighbours|recommendations|readDiagnosis|readNotes|reading|missionHistories|readPersonality|signUpSteps|changeWordBasket)$/;
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

describe('the house', () => {
  it('keeps rules free of clock, chance and platform', () => {
    const reaching = listFiles('domain', ['.ts'])
      .filter((path) => !isTest(path))
      .filter((path) =>
        /Date\.now|new Date\(\)|Math\.random|process\.|window\.|fetch\(|localStorage/.test(readSource(path)),
      );
    expect(reaching).toEqual([]);
  });

  it('keeps files short: 300 lines, tests 500', () => {
    const long = CODE.map((path) => ({ path, lines: readSource(path).split('\n').length }))
      .filter(({ path, lines }) => lines > (isTest(path) ? 500 : 300))
      .map(({ path, lines }) => `${path}: ${lines}`);
    expect(long).toEqual([]);
  });

  it('reads the environment in one place', () => {
    const readers = CODE.filter((path) => !isTest(path) && /process\.env/.test(readSource(path)));
    expect(readers).toEqual(['server/config/env.ts']);
  });

  it('names every file after something it exports', () => {
    const misnamed = CODE.filter((path) => !isTest(path) && !/\.d\.ts$/.test(path)).filter((path) => {
      const source = readSource(path);
      if (/^server\/db\/migrations\/\d+/.test(path) || !/\nexport |^export /.test(source)) return false;
      const name = basename(path).replace(/\.tsx?$/, '');
      // A file of one family (types of a table group, schemas of a resource) is named after the family.
      if (/^(contract|server\/db\/schema)\/|^server\/modules\/[^/]+\/(public|\w+Tables)\.ts$/.test(path)) return false;
      if (FAMILIES.test(name) || (path.startsWith('server/modules/') && USE_CASES.test(name))) return false;
      const constant = name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
      return !new RegExp(`export[^\\n]*\\b(${name}|${constant})\\b`).test(source);
    });
    expect(misnamed).toEqual([]);
  });

  it('names no path of the API outside the contract: pages and the game call endpoints', () => {
    const spelled = [...listFiles('src', ['.ts', '.tsx']), ...listFiles('game', ['.ts', '.tsx'])]
      .filter((path) => !/\.test\.tsx?$|^src\/testing\//.test(path))
      .filter((path) => /['"`]\/api\//.test(readSource(path)));
    expect(spelled).toEqual([]);
  });

  it('has one element for what a page is about, which takes the focus', () => {
    const writers = CODE.filter((path) => /^(src|game)\//.test(path) && !isTest(path)).filter((path) =>
      readSource(path).includes('<main'),
    );
    expect(writers).toEqual(['src/components/layout/Main.tsx']);
  });

  it('keeps every page clear of a notch at its side, however narrow its gutter', () => {
    const gutters = listFiles('src', ['.css']).flatMap((path) => readSource(path).match(/--gutter:[^;]*;/g) ?? []);
    expect(gutters.length).toBeGreaterThan(0);
    expect(gutters.filter((gutter) => !gutter.includes('var(--edge)'))).toEqual([]);
    expect(readSource('src/styles/tokens.css')).toMatch(/--edge:.*safe-area-inset-left.*safe-area-inset-right/);
  });

  it('lays pages out by the size of letters: no query for a width or height counts in pixels', () => {
    const queries = /@(?:media|container)[^{]*|\((?:min|max)-(?:width|height):[^)]*\)/g;
    const files = ['src', 'game', 'server', 'public'].flatMap((folder) => listFiles(folder, ['.css', '.ts', '.tsx']));
    const found = files.filter((path) => !isTest(path)).flatMap((path) => readSource(path).match(queries) ?? []);
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((query) => /\d(?:px|pt)\b/.test(query))).toEqual([]);
  });

  it('leaves the wish for less motion to its switch, which stands above that of the system', () => {
    const asking = listFiles('src', ['.css', '.ts', '.tsx']).filter(
      (path) => !isTest(path) && readSource(path).includes('prefers-reduced-motion'),
    );
    // The staff pages are an app of their own, without a switch.
    expect(asking).toEqual([
      'src/app/createServices.ts',
      'src/styles/tokens.css',
      'src/teacher/services/createStaffServices.ts',
    ]);
  });

  it('has every folder the README names', () => {
    const folders = [...readSource('README.md').matchAll(/^\| `([\w-]+)\/` \|/gm)].map((match) => match[1] ?? '');
    expect(folders.length).toBeGreaterThan(8);
    expect(folders.filter((folder) => !existsSync(join(projectRoot, folder)))).toEqual([]);
  });

  it('keeps no packages of other tools among its files', () => {
    expect(listFiles('.', ['.whl', '.tgz', '.tar', '.gz', '.zip', '.deb', '.log'])).toEqual([]);
  });

  it('says nothing unfinished', () => {
    const unfinished = CODE.filter((path) => /\b(TODO|FIXME|XXX)\b|준비 ?중/.test(readSource(path)));
    expect(unfinished).toEqual([]);
  });

  const tests = [...CODE, ...['tests', 'scripts', 'bench'].flatMap((folder) => listFiles(folder, ['.ts', '.tsx']))]
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('tests/architecture/'))
    .map((path) => ({ path, source: readSource(path) }));

  it('has no skipped, single or sleeping tests, and none that may fail', () => {
    const weak = tests.filter(({ source }) =>
      /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails?)\b|waitForTimeout\(/.test(source),
    );
    expect(weak.map(({ path }) => path)).toEqual([]);
  });

  it('leaves tests out only where what they need PostgreSQL for is not there', () => {
    const leftOut = tests.flatMap(({ path, source }) =>
      [...source.matchAll(/\.(?:skipIf|runIf)\(([\s\S]{0,60})/g)].map(([, unless]) => ({ path, unless })),
    );
    expect([...new Set(leftOut.map(({ path }) => path))]).toEqual(POSTGRES_TESTS);
    for (const { unless } of leftOut) expect(unless).toMatch(/^!?process\.env\.TEST_DATABASE_URL\b|^hasNodes\)/);
  });
});
