import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { recordBench, rounded } from './recordBench.ts';

const RUNS = 5;
const LIMIT_MS = 3_000;

// `npm start` again and again on the same data: installed and built already, from process start to the first answer.
await ensureBuilt(projectRoot);
const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-start-'));
const times: number[] = [];
for (let run = 0; run <= RUNS; run += 1) {
  const product = await runProduct({ firstPort: 3200, dataDir, program: 'scripts/start.mjs' });
  times.push(product.startedInMs);
  await product.stop();
}
rmSync(dataDir, { recursive: true, force: true });

const [first = 0, ...later] = times;
const slowest = Math.max(...later);
recordBench('start', [
  {
    what: 'first start with a built product',
    size: 'empty data folder',
    value: rounded(first, 0),
    unit: 'ms',
    goal: 'told',
    met: true,
  },
  {
    what: 'start on existing data, slowest of five',
    size: `${readdirSync(join(projectRoot, 'content', 'books')).length} books`,
    value: rounded(slowest, 0),
    unit: 'ms',
    against: `limit ${LIMIT_MS} ms`,
    ratio: rounded(slowest / LIMIT_MS),
    goal: '< 1',
    met: slowest < LIMIT_MS,
  },
]);
