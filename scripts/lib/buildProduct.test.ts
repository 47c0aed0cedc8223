import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildProduct, isBuilt } from './buildProduct.mjs';

let root: string;

/** A project whose tool prints that it ran, in place of doing anything. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chaekbada-build-'));
  const bin = join(root, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  mkdirSync(join(root, 'server'));
  writeFileSync(join(root, 'server', 'main.ts'), '// one');
  writeFileSync(join(bin, 'vite'), '#!/bin/sh\nmkdir -p dist && echo "$*" >> dist/made\n');
  chmodSync(join(bin, 'vite'), 0o755);
  mkdirSync(join(root, 'scripts'));
  writeFileSync(
    join(root, 'scripts', 'checkBrowsers.ts'),
    "import { appendFileSync } from 'node:fs';\nappendFileSync('dist/made', 'browsers\\n' as string);\n",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

it('leaves a note of what was built, so that nobody builds it again under a running server', async () => {
  expect(isBuilt(root)).toBe(false);
  await buildProduct(root);
  expect(readFileSync(join(root, 'dist', 'made'), 'utf8')).toBe(
    [
      'build --logLevel warn --config vite.server.config.ts',
      'build --logLevel warn',
      'build --logLevel warn --config vite.teacher.config.ts',
      'browsers\n',
    ].join('\n'),
  );
  expect(isBuilt(root)).toBe(true);
  writeFileSync(join(root, 'server', 'main.ts'), '// two, and longer');
  expect(isBuilt(root)).toBe(false);
});

it('is what `npm run build` does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts.build).toBe('node scripts/build.mjs');
  expect(readFileSync('scripts/build.mjs', 'utf8')).toContain('await buildProduct(');
});
