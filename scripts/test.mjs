import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countEndToEnd, readRun, wantsSecondTry } from './lib/countEndToEnd.mjs';
import { ensureBrowser } from './lib/ensureBrowser.mjs';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { ensureRuntime } from './lib/ensureRuntime.mjs';
import { findPostgres } from './lib/findPostgres.mjs';
import { BOTH_ENGINES_TESTS, POSTGRES_TESTS } from './lib/postgresTests.mjs';
import { runAside } from './lib/runAside.mjs';
import { runCommand } from './lib/runCommand.mjs';
import { startRedis } from './lib/startRedis.mjs';
import { UNIT_PROJECTS } from './lib/unitProjects.mjs';

// `npm test`: every proof of the product; all run even when one fails. Ends with one line.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
await ensureRuntime(root);
const installed = ensureInstalled(root);
// May come while other tests run: none but the last need it.
const browser = ensureBrowser(root, installed);
await installed;

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const bin = (name) => join(root, 'node_modules', '.bin', name);

let passed = 0;
/** Names of what failed, in the order in which it ended. */
const failures = [];
let skipped = 0;

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A check that passes or fails. Its output is printed after the tests beside which it runs. */
async function check(name, command, args) {
  const { code, output } = await runAside(command, args, { cwd: root });
  if (code === 0) passed += 1;
  else failures.push(name);
  return `\n── ${name}\n${output.trimEnd()}`;
}

/** @param run starts vitest with arguments and gives its exit code. @returns how many tests were left out */
async function countUnitTests(name, projects, run, files = []) {
  const file = join(results, `${name}.json`);
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(bin('vitest'), [...args, ...projects.map((project) => `--project=${project}`), ...files]);
  const report = readReport(file);
  passed += report?.numPassedTests ?? 0;
  const pending = report?.numPendingTests ?? 0;
  skipped += pending;
  const failedHere = report === null ? [] : failedUnitTests(report);
  // A runner that dies without counting a failure is a failure all the same.
  if (report === null || (code !== 0 && failedHere.length === 0)) failedHere.push(`the run of ${name} itself`);
  failures.push(...failedHere);
  return pending;
}

/** Names of the tests that failed, and of the files that could not be read. */
function failedUnitTests({ testResults }) {
  return testResults.flatMap((file) => {
    const at = relative(root, file.name);
    if (file.status === 'failed' && file.assertionResults.length === 0) return [at];
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${at}: ${fullName}`);
  });
}

async function unitTests() {
  console.log('\n── unit, API and architecture');
  return countUnitTests('unit', UNIT_PROJECTS.waiting, (command, args) => runCommand(command, args, { cwd: root }));
}

/**
 * What only PostgreSQL has, where one answers. The same files ran on the embedded database and left that out there, so
 * that only what this run leaves out counts as skipped.
 *
 * @param leftOut how many tests were left out there
 */
async function postgresTests(leftOut) {
  const url = await findPostgres();
  if (url === null) return;
  console.log(`\n── what needs PostgreSQL, on ${describeAddress(url)}`);
  const redis = process.env.TEST_REDIS_URL ? null : await startRedis();
  const env = { ...process.env, TEST_DATABASE_URL: url };
  if (redis !== null) env.TEST_REDIS_URL = redis.url;
  skipped -= leftOut;
  const run = (command, args) => runCommand(command, args, { cwd: root, env });
  await countUnitTests('postgres', ['server'], run, [...POSTGRES_TESTS, ...BOTH_ENGINES_TESTS]);
  await redis?.stop();
}

/** An address without its password. */
function describeAddress(url) {
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get('host') ?? `${hostname}:${port || 5432}`;
}

async function pureTests() {
  let text = '';
  await countUnitTests('unit-pure', UNIT_PROJECTS.pure, async (command, args) => {
    // A second worker would load the same again, and there are many minutes until the last test.
    const { code, output } = await runAside(command, [...args, '--maxWorkers=1'], { cwd: root });
    text = output;
    return code;
  });
  return `\n── unit, of what waits for nothing\n${text.trimEnd()}`;
}

/** One run of the end-to-end tests on fresh products. @param name of its folder, in which its report lies as well */
async function runEndToEnd(name, args) {
  const folder = join(results, name);
  const file = join(results, `${name}.json`);
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(results, 'last-run.json'),
  };
  const code = await runCommand(bin('playwright'), ['test', '--output', folder, ...args], { cwd: root, env });
  return readRun(readReport(file), code);
}

/** Tests that fail are run once more, alone; what passes only then is named (decision 0066). */
async function endToEndTests() {
  console.log('\n── end to end');
  const first = await runEndToEnd('e2e', []);
  let second = null;
  if (wantsSecondTry(first)) {
    console.log('\n── end to end, once more what failed');
    second = await runEndToEnd('e2e-second-try', ['--last-failed', '--workers=1']);
  }
  const counts = countEndToEnd(first, second);
  passed += counts.passed;
  failures.push(...counts.failures);
  return counts.secondTry;
}

async function checks() {
  const list = [
    ['format', 'biome', 'format', '.'],
    ['lint', 'biome', 'lint', '--error-on-warnings', '.'],
    // Several checkers each repeat a part of the work, and the cores are busy with the build.
    ['types', 'tsc', '--noEmit', '--singleThreaded', '-p', 'tsconfig.json'],
    ['types of the pure folders', 'tsc', '--noEmit', '-p', 'tsconfig.pure.json'],
    ['types of the server', 'tsc', '--noEmit', '--singleThreaded', '-p', 'tsconfig.server.json'],
  ];
  const output = [];
  for (const [name, program, ...args] of list) output.push(await check(name, bin(program), args));
  output.push(await check('content', process.execPath, ['scripts/checkContent.ts']));
  return output;
}

// Tests of the API and of pages wait for disks, timers and answers; what waits for nothing takes the cores meanwhile.
const aside = checks().then(async (output) => [...output, await pureTests()]);
await ensureBuilt(root);
await postgresTests(await unitTests());
// Somebody may have edited a file meanwhile.
await ensureBuilt(root);
await browser;
const secondTry = await endToEndTests();
for (const output of await aside) console.log(output);

if (secondTry.length + failures.length > 0) console.log('');
for (const name of failures) console.log(`failed: ${name}`);
for (const name of secondTry) console.log(`needed a second try: ${name}`);
if (skipped > 0)
  console.log(`\n${skipped} skipped: they need PostgreSQL and Redis, as \`npm run test:postgres\` starts them`);
console.log(`\n${passed} passed, ${failures.length} failed, ${skipped} skipped`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
