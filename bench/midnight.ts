import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { contests } from '#server/modules/contest/repositories/contests.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { type BenchFigure, quantile, recordBench, rounded } from './recordBench.ts';
import { type Asked, askWithin } from './support/askWithin.ts';

/**
 * The countdown reaches zero: clients that all ask for the status of the contest within one second, each once, over the
 * network of this machine. They share its cores with the built product. The shell spreads them over 20 seconds; this is
 * what is left when it does not.
 */
const PORT = 4660;
const SIZES = [500, 2_000, 5_000];
const WITHIN_MS = 1_000;
const GOAL_MS = 1_000;
const ROUNDS = 3;
const PATH = '/api/event/reading-game-contest/status';

await ensureBuilt(projectRoot);
const folder = mkdtempSync(join(tmpdir(), 'chaekbada-midnight-'));
await publishOne(folder);
const product = await runProduct({ firstPort: PORT, dataDir: folder });
const figures: BenchFigure[] = [];
try {
  const url = `http://127.0.0.1:${PORT}${PATH}`;
  await askWithin(url, 500, WITHIN_MS);
  for (const clients of SIZES) {
    const rounds: Asked[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await askWithin(url, clients, WITHIN_MS));
    report(clients, rounds);
  }
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
recordBench('midnight', figures);

/** The round of the middle, by its p99. */
function report(clients: number, rounds: readonly Asked[]): void {
  const p99s = rounds.map(({ times }) => quantile(times, 0.99)).sort((one, two) => one - two);
  const p99 = p99s[Math.floor(p99s.length / 2)] ?? Number.NaN;
  const failed = rounds.reduce((sum, { failures }) => sum + failures, 0);
  const size = `${clients.toLocaleString('en')} clients within ${WITHIN_MS / 1000} s`;
  figures.push({
    what: 'status of the contest when the countdown ends, p99',
    size,
    value: rounded(p99, 0),
    unit: 'ms',
    goal: `≤ ${GOAL_MS} ms`,
    met: p99 <= GOAL_MS,
  });
  figures.push({
    what: 'answers that failed',
    size,
    value: failed,
    unit: 'of all rounds',
    goal: '0',
    met: failed === 0,
  });
}

async function publishOne(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  const today = seoulDay(Date.now());
  const level = { code: 'B1', name: '측정', levels: ['0A'], books: [], reserves: [] };
  const contestNo = await contests.insert(
    db,
    {
      title: '측정 대회',
      startDay: today,
      endDay: shiftDayKey(today, 27),
      sites: ['edu'],
      dailyCap: 12,
      pcImagePath: null,
      mobileImagePath: null,
      content: {
        planId: 'bench',
        rounds: [{ roundNo: 1, displayStartDay: today, displayEndDay: shiftDayKey(today, 27) }],
        levels: [level],
      },
    },
    Date.now(),
  );
  const contest = await contests.find(db, contestNo);
  if (contest) await contests.change(db, contest, { state: 'PUBLISHED' });
  await close();
}
