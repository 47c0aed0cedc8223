import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import { projectRoot } from '../tests/support/listSources.ts';
import { runProduct } from '../tests/support/runProduct.ts';
import type { Engine } from '../tests/engines/Engine.ts';
import { EnginePage } from '../tests/engines/EnginePage.ts';
import { openChromium } from '../tests/engines/openChromium.ts';
import { openFirefox } from '../tests/engines/openFirefox.ts';
import { openWebKit } from '../tests/engines/openWebKit.ts';
import { steps } from '../tests/engines/walk.ts';
import { type Walked, writeWalkTable } from './lib/writeWalkTable.ts';

// `npm run test:engines`: walks the product in engines that the tests do not use, each with a product of its own, and
// writes the table of docs/browsers.md. `-- firefox webkit` walks these alone and leaves the table as it is.

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

const asked = process.argv.slice(2);
const chosen = Object.keys(engines).filter((name) => asked.length === 0 || asked.includes(name));
await ensureInstalled(installed);
installFromDebian();
await ensureBuilt(projectRoot);
const walked: Walked[] = [];
for (const [index, name] of chosen.entries()) walked.push(await walk(name, FIRST_PORT + index * PORTS));
if (asked.length === 0) writeWalkTable(walked);
process.exit(walked.every(({ results }) => results.every(({ failed }) => !failed)) ? 0 : 1);

async function walk(name: string, port: number): Promise<Walked> {
  const product = await runProduct({ firstPort: port, sandbox: true });
  const engine = await engines[name]?.(port + PORTS - 1);
  if (!engine) throw new Error(`no such engine: ${name}`);
  console.log(`\n${name}: ${engine.version}`);
  const page = new EnginePage(engine, product.origin('school'));
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await product.stop();
  };
  const results: Walked['results'] = [];
  for (const step of steps) {
    const begun = performance.now();
    let note = '';
    let failed = false;
    try {
      note = (await step.walk(page, { stop })) ?? '';
    } catch (error) {
      failed = true;
      note = error instanceof Error ? error.message : String(error);
    }
    const seconds = (performance.now() - begun) / 1000;
    results.push({ step: step.name, failed, seconds, note: failed ? '' : note });
    console.log(`  ${failed ? 'FAILED' : 'ok    '} ${step.name} ${seconds.toFixed(1)} s ${note}`);
  }
  for (const retry of page.retried) console.log(`  needed a second try: ${retry}`);
  await engine.close();
  await stop();
  return { version: engine.version, results };
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
