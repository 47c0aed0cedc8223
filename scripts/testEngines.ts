import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Engine } from '../tests/engines/Engine.ts';
import { openChromium } from '../tests/engines/openChromium.ts';
import { openFirefox } from '../tests/engines/openFirefox.ts';
import { openWebKit } from '../tests/engines/openWebKit.ts';
import { projectRoot } from '../tests/support/listSources.ts';
import { runProduct } from '../tests/support/runProduct.ts';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import { keepWalk, keptWalks } from './lib/keptWalks.ts';
import { walkProduct } from './lib/walkProduct.ts';
import { writeWalkTable } from './lib/writeWalkTable.ts';

// `npm run test:engines`: walks the product in engines that the tests do not use, each with a product of its own.
// `-- firefox webkit` walks these alone. Pictures of every step lie in test-results/engines; the table of
// docs/browsers.md is written once all of them were walked on one day.

const FIRST_PORT = 4870;
/** A product takes ten ports, a driver one more. */
const PORTS = 12;
const installed = join(projectRoot, 'scripts', 'engines');
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

const engines: Readonly<Record<string, (port: number) => Promise<Engine>>> = {
  firefox: openFirefox,
  webkit: openWebKit,
  chromium: () => openChromium(findBrowser() ?? 'chromium'),
  'chromium-109': () => openChromium(unpack('chromium-109')),
  'chromium-92': () => openChromium(unpack('chromium-92'), ['--single-process', '--no-zygote']),
};

const names = Object.keys(engines);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`no such engine: ${unknown.join(', ')}; there are ${names.join(', ')}`);
await ensureInstalled(installed);
installFromDebian();
await ensureBuilt(projectRoot);
let failed = 0;
for (const [index, name] of names.entries()) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  failed += await walk(name, FIRST_PORT + index * PORTS);
}
const walked = keptWalks(names);
if (walked !== null) writeWalkTable(walked);
process.exit(failed === 0 ? 0 : 1);

/** @returns how many steps failed */
async function walk(name: string, port: number): Promise<number> {
  const product = await runProduct({ firstPort: port, sandbox: true });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= product.stop();
    return stopping;
  };
  const engine = await engines[name]?.(port + PORTS - 1);
  if (engine === undefined) throw new Error(`no such engine: ${name}`);
  try {
    const results = await walkProduct(engine, { ...product, stop }, name);
    keepWalk(name, { version: engine.version, results });
    return results.filter((result) => result.failed).length;
  } finally {
    await engine.close();
    await stop();
  }
}

/** The packages bring the browser packed; it runs with the libraries of the system's own Chromium. */
function unpack(name: string): string {
  const folder = join(installed, 'node_modules', '.unpacked');
  const file = join(folder, name);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, brotliDecompressSync(readFileSync(join(installed, 'node_modules', name, 'bin', 'chromium.br'))), {
    mode: 0o755,
  });
  return file;
}

function installFromDebian(): void {
  const there = PACKAGES.every((name) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status === 0);
  if (there) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    if (spawnSync('apt-get', args, { stdio: 'inherit' }).status !== 0)
      throw new Error(`apt-get ${args.join(' ')} failed`);
  }
}
