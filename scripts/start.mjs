import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { ensureRuntime } from './lib/ensureRuntime.mjs';
import { startSandbox } from './lib/startSandbox.mjs';

// `npm start`: from a fresh clone to the running product. Plain JavaScript, because nothing is installed yet.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
await ensureRuntime(root);
await ensureInstalled(root);
await ensureBuilt(root);
process.env.NODE_ENV ??= 'production';
const load = (name) => import(pathToFileURL(join(root, 'dist', 'node', 'server', name)).href);
// The other process starts while this one reads the server's code; the server itself starts when the first is open.
await Promise.all([startSandbox(root), load('buildServer.js')]);
await load('main.js');
