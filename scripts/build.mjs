import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProduct } from './lib/buildProduct.mjs';
import { ensureRuntime } from './lib/ensureRuntime.mjs';

// `npm run build`: in the same way as the programs that build when they have to, so that none of them builds it again,
// which would take `dist` from under a running server.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await ensureRuntime(root);
await buildProduct(root);
