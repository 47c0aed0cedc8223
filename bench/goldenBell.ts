import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/openDatabase.ts';
import { fillHall } from '#tests/support/fillHall.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { type BenchFigure, quantile, recordBench, rounded } from './recordBench.ts';
import { BellHall } from './support/BellHall.ts';
import { endAll, endWith } from './support/endWith.ts';

/**
 * A hall in one round on one process with the embedded database: two hundred sockets, all of which answer each question
 * in the same moment. The pupils share the cores with what serves them.
 */
const FIRST_PORT = 4780;
const PUPILS = 200;
const ROUNDS = 14;
/** Questions before, so that what is measured is not a process that has never done anything. */
const WARM_UP = 2;
const LIMIT_MS = 150;

await ensureBuilt(projectRoot);
const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-hall-'));
endWith(() => rmSync(dataDir, { recursive: true, force: true }));
const { db, close } = await openDatabase({ dataDir });
const hall = await fillHall(db, { pupils: PUPILS, now: Date.now() });
await close();
const product = await runProduct({ firstPort: FIRST_PORT, dataDir });
endWith(product.stop);

const bells = await BellHall.enter([FIRST_PORT], hall);
const answers: number[] = [];
const openings: number[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const times = await bells.answerAll();
  await bells.reveal();
  const opened = round === ROUNDS ? [] : await bells.openNext();
  if (round <= WARM_UP) continue;
  answers.push(...times);
  openings.push(...opened);
}
bells.leave();

const figures: BenchFigure[] = [];
for (const [what, times, share, limit] of [
  ['answer until it is stored and acknowledged, p50', answers, 0.5, LIMIT_MS],
  ['answer until it is stored and acknowledged, p99', answers, 0.99, LIMIT_MS],
  ['question opened until everybody sees it, p99', openings, 0.99, LIMIT_MS * 2],
] as const) {
  const value = quantile(times, share);
  figures.push({
    what,
    size: `${PUPILS} sockets at once, ${times.length} samples, one process, SQLite`,
    value: rounded(value, 1),
    unit: 'ms',
    against: `limit ${limit} ms`,
    ratio: rounded(value / limit, 3),
    goal: '≤ 1',
    met: value <= limit,
  });
}
await endAll();
recordBench('goldenBell', figures);
