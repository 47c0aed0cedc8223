import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { ensureRuntime } from './lib/ensureRuntime.mjs';

// `npm run operator -- …`: the operators' command line. Plain JavaScript, because nothing may be installed yet.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
await ensureRuntime(root);
await ensureInstalled(root);
await ensureBuilt(root);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'dist', 'node', 'server', 'operator', 'main.js')).href);
