import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../support/importsOf.ts';
import { listFiles, projectRoot } from '../support/listSources.ts';

const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const SERVER = ['domain', 'contract', 'server', 'sandbox'];
/** The package of a specifier such as `kysely/migration` or `@fastify/cors`. */
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
/** Packages that the server's sources import, types included, without their tests. */
const imported = new Set(
  SERVER.flatMap((folder) => listFiles(folder, ['.ts']))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => importsOf(path))
    .filter(({ own, target }) => !own && !target.startsWith('node:'))
    .map(({ target }) => packageOf(target)),
);

it('has in `dependencies` what the server imports, and nothing else: the image installs these alone', () => {
  expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual([]);
  expect([...imported].filter((name) => !(name in dependencies)).sort()).toEqual([]);
});
