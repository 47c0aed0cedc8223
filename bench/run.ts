import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// `npm run bench`: every benchmark one after the other (they share the cores), then the report; or only those that are named.
const benchmarks = [
  'crossword.ts',
  'shellSize.ts',
  'web.ts',
  'quick.ts',
  'api.ts',
  'apiGrowth.ts',
  'lives.ts',
  'blocks.ts',
  'class.ts',
  'goldenBell.ts',
  'search.ts',
  'diagnosis.ts',
  'ranking.ts',
  'midnight.ts',
  'aquariumFrames.ts',
  'start.ts',
  'operations.ts',
  'report.ts',
];

let failed = false;
const named = process.argv.slice(2);
for (const file of named.length > 0 ? named : benchmarks) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
