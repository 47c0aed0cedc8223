import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenHeaderBySite } from '#contract/site.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { contests } from '#server/modules/contest/repositories/contests.ts';
import { fillHall } from '#tests/support/fillHall.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { type BenchFigure, quantile, recordBench, rounded } from './recordBench.ts';
import { type Asked, type AskedFor, askWithin } from './support/askWithin.ts';

/**
 * The countdown reaches zero: clients that all ask for the status of the contest within one second, each once, over the
 * network of this machine. They share its cores with the built product. The shell spreads them over 20 seconds; this is
 * what is left when it does not. Where the contest is one of an institution, its pupils ask for their own contests.
 */
const PORT = 4660;
const SIZES = [500, 2_000, 5_000];
const WITHIN_MS = 1_000;
const GOAL_MS = 1_000;
const ROUNDS = 3;
const ROOT = '/api/event/reading-game-contest';
/** Contests of the site, and of the institution or its classes, that run at the same time. */
const OF_SITE = 2;
const OF_INSTITUTION = 20;
/** More than an institution has. */
const PUPILS = [500, 2_000];

await ensureBuilt(projectRoot);
const folder = mkdtempSync(join(tmpdir(), 'chaekbada-midnight-'));
const tokens = await publishSeveral(folder);
const product = await runProduct({ firstPort: PORT, dataDir: folder });
const figures: BenchFigure[] = [];
try {
  const origin = `http://127.0.0.1:${PORT}`;
  const status = () => ({ url: `${origin}${ROOT}/status` });
  await askWithin(500, WITHIN_MS, status);
  for (const clients of SIZES) await measure('status of the contest when the countdown ends', clients, status);
  const mine = (at: number) => ({
    url: `${origin}${ROOT}/list/my`,
    headers: { [tokenHeaderBySite.edu]: tokens[at % tokens.length] ?? '' },
  });
  for (const clients of PUPILS) await measure('own contests when the countdown of one of them ends', clients, mine);
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
recordBench('midnight', figures);

async function measure(what: string, clients: number, request: (at: number) => AskedFor): Promise<void> {
  const rounds: Asked[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await askWithin(clients, WITHIN_MS, request));
  report(what, clients, rounds);
}

/** The round of the middle, by its p99. */
function report(what: string, clients: number, rounds: readonly Asked[]): void {
  const p99s = rounds.map(({ times }) => quantile(times, 0.99)).sort((one, two) => one - two);
  const p99 = p99s[Math.floor(p99s.length / 2)] ?? Number.NaN;
  const failed = rounds.reduce((sum, { failures }) => sum + failures, 0);
  const size = `${clients.toLocaleString('en')} clients within ${WITHIN_MS / 1000} s, ${OF_SITE + OF_INSTITUTION} contests`;
  figures.push({
    what: `${what}, p99`,
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

/** @returns logins of pupils of the institution */
async function publishSeveral(dataDir: string): Promise<string[]> {
  const now = Date.now();
  const { db, close } = await openDatabase({ dataDir });
  const { academyNo, pupils } = await fillHall(db, { pupils: Math.max(...PUPILS), now });
  const startDay = seoulDay(now);
  const endDay = shiftDayKey(startDay, 27);
  const level = { code: 'B1', name: '측정', levels: ['0A'], books: [], reserves: [] };
  for (let at = 0; at < OF_SITE + OF_INSTITUTION; at += 1) {
    await contests.insert(
      db,
      {
        title: `측정 대회 ${at + 1}`,
        state: 'PUBLISHED',
        academyNo: at < OF_SITE ? null : academyNo,
        startDay,
        endDay,
        sites: ['edu'],
        dailyCap: 12,
        pcImagePath: null,
        mobileImagePath: null,
        content: {
          planId: 'bench',
          rounds: [{ roundNo: 1, displayStartDay: startDay, displayEndDay: endDay }],
          levels: [level],
        },
      },
      now,
    );
  }
  await close();
  return pupils.map(({ token }) => token);
}
