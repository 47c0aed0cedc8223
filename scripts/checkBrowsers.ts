import { join } from 'node:path';
import { findFaults, readBuilt } from './browsers/findFaults.ts';

/** `npm run check:browsers`: whether every browser of the floor in package.json can run what `npm run build` made. */
const faults = findFaults(readBuilt(process.argv[2] ?? join(import.meta.dirname, '../dist/web')));
for (const fault of faults) console.error(`browsers: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
