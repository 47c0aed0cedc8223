import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNodeVersion } from './lib/checkNodeVersion.mjs';
import { ensureBrowser } from './lib/ensureBrowser.mjs';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { runCommand } from './lib/runCommand.mjs';

// `npm test`: every proof of the product, one after the other; all run even when one fails. Ends with one line.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
checkNodeVersion();
await ensureInstalled(root);
await ensureBrowser(root);

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const bin = (name) => join(root, 'node_modules', '.bin', name);

let passed = 0;
let failed = 0;

async function step(name, command, args, readCounts) {
  console.log(`\n── ${name}`);
  const code = await runCommand(command, args, { cwd: root });
  const counts = readCounts?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  passed += counts.passed;
  // A runner that dies without counting a failure is a failure all the same.
  failed += code !== 0 ? Math.max(1, counts.failed) : counts.failed;
}

/** Counts of a vitest JSON report. */
function vitestCounts() {
  const file = join(results, 'unit.json');
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numFailedTestSuites };
}

/** Counts of a Playwright JSON report; a test that only passes when tried again counts as failed. */
function playwrightCounts() {
  const file = join(results, 'e2e.json');
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

await step('format', bin('biome'), ['format', '.']);
await step('lint', bin('biome'), ['lint', '--error-on-warnings', '.']);
await step('types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']);
await step('types of the pure folders', bin('tsc'), ['--noEmit', '-p', 'tsconfig.pure.json']);
await step('content', bin('tsx'), ['scripts/checkContent.ts']);
await step(
  'unit, API and architecture',
  bin('vitest'),
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${join(results, 'unit.json')}`],
  vitestCounts,
);
await ensureBuilt(root);
await step('end to end', bin('playwright'), ['test'], playwrightCounts);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
