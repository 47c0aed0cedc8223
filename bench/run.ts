import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// `npm run bench`: every benchmark one after the other (they share the cores), then the report.
const benchmarks = [
  'crossword.ts',
  'shellSize.ts',
  'web.ts',
  'api.ts',
  'apiGrowth.ts',
  'class.ts',
  'search.ts',
  'diagnosis.ts',
  'ranking.ts',
  'midnight.ts',
  'aquariumFrames.ts',
  'start.ts',
  'operations.ts',
  'report.ts',
];
const tsx = join(import.meta.dirname, '..', 'node_modules', '.bin', 'tsx');

let failed = false;
for (const file of benchmarks) {
  const { status } = spawnSync(tsx, [join(import.meta.dirname, file)], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
