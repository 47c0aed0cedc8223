import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './lib/ensureBrowser.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { ensureRuntime } from './lib/ensureRuntime.mjs';
import { runCommand } from './lib/runCommand.mjs';
import { startPostgres } from './lib/startPostgres.mjs';
import { startRedis } from './lib/startRedis.mjs';

// `npm run test:postgres`: the API tests on PostgreSQL and, with `-- --e2e`, the end-to-end tests with the product on it.
// Further words choose files: `npm run test:postgres -- nodes move`, `npm run test:postgres -- --e2e search`. It takes the
// servers of TEST_DATABASE_URL and TEST_REDIS_URL, and starts its own for the run where those are not set.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
await ensureRuntime(root);
await ensureInstalled(root);

const words = process.argv.slice(2);
const endToEnd = words.includes('--e2e');
const files = words.filter((word) => word !== '--e2e');
const bin = (name) => join(root, 'node_modules', '.bin', name);

const started = [];
async function serverAt(name, start) {
  if (process.env[name]) return;
  const server = await start();
  if (server === null) return;
  started.push(server);
  process.env[name] = server.url;
}

let code = 1;
try {
  await serverAt('TEST_DATABASE_URL', startPostgres);
  await serverAt('TEST_REDIS_URL', startRedis);
  if (!process.env.TEST_REDIS_URL) console.log('redis-server가 없어서 서버 여럿의 시험은 빼고 해요.');
  const options = { cwd: root, env: process.env };
  if (endToEnd) {
    await ensureBrowser(root, Promise.resolve());
    code = await runCommand(bin('playwright'), ['test', ...files], options);
  } else {
    code = await runCommand(bin('vitest'), ['run', '--project', 'server', '--project', 'passwords', ...files], options);
  }
} finally {
  for (const server of started) await server.stop();
}
process.exitCode = code;
