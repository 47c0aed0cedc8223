import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, projectRoot, readSource } from '../support/listSources.ts';

const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const NAME = "'((?:@[\\w.-]+/)?[\\w][\\w.:-]*)[^']*'";
/** `import … from 'name'`, `import 'name'` and `import('name')`, but no import of types. */
const IMPORTED = new RegExp(
  `^(?:import|export)(?! type)(?: [\\w*{][^;'"=]*? from)? ${NAME};|\\bimport\\(${NAME}\\)`,
  'gm',
);

const SERVER = ['domain', 'contract', 'server', 'sandbox'];
/** Imports of the packed server: sources of the server, without their tests, types left aside. */
const imported = new Set(
  SERVER.flatMap((folder) => listFiles(folder, ['.ts']))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => [...readSource(path).matchAll(IMPORTED)])
    .map(([, named, awaited]) => named ?? awaited ?? ''),
);

it('has in `dependencies` what the server imports, and nothing else: the image installs these alone', () => {
  expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual([]);
  expect([...imported].filter((name) => !name.startsWith('node:') && !(name in dependencies)).sort()).toEqual([]);
});
