import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProduct } from './lib/buildProduct.mjs';

// `npm run build`: in the same way as the programs that build when they have to, so that none of them builds it again,
// which would take `dist` from under a running server.
await buildProduct(join(dirname(fileURLToPath(import.meta.url)), '..'));
