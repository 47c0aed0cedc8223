import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/openDatabase.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { makePostgres } from '#tests/support/makePostgres.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { startPostgres } from '../scripts/lib/startPostgres.mjs';
import { type BenchFigure, quantile, recordBench, rounded } from './recordBench.ts';
import { endAll, endWith } from './support/endWith.ts';
import { fillLife, LONG_LIFE, MISSIONS_OF_BOOK, openBooks, SHORT_LIFE } from './support/fillLife.ts';
import { fillSchool } from './support/fillSchool.ts';

/**
 * A pupil with five years of history beside a new one and beside one of a year, whose pages are as full, on the same
 * server: how many times the processor time of the server a page of the first costs, on the embedded database and on
 * PostgreSQL.
 */
const PORT = 4880;
const ACCOUNTS = 2_000;
const REQUESTS = 25;
const TURNS = 9;
const READS: Record<string, { path: string; goal: number }> = {
  'main page': { path: '/api/main/me', goal: 1.3 },
  aquarium: { path: '/api/aquarium/me', goal: 1.3 },
  shelf: { path: '/api/library/board/me', goal: 1.6 },
  'page of a shelf': { path: '/api/library/shelves/DONE/me', goal: 1.6 },
  history: { path: '/api/library/history/me', goal: 1.6 },
  calendar: { path: '/api/library/calendar/me', goal: 1.6 },
};

const program = process.argv.includes('--source') ? 'server/main.ts' : undefined;
if (program === undefined) await ensureBuilt(projectRoot);
const contentDir = join(projectRoot, 'content');
const postgres = await startPostgres({ durable: true });
endWith(postgres.stop);
process.env.TEST_DATABASE_URL = postgres.url;
const figures: BenchFigure[] = [];
await measure('embedded database', null);
const own = await makePostgres('lives');
await measure('PostgreSQL', own?.url ?? '');
await own?.drop();
await endAll();
recordBench('lives', figures);

async function measure(where: string, databaseUrl: string | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-lives-'));
  endWith(() => rmSync(dataDir, { recursive: true, force: true }));
  const place = databaseUrl === null ? { dataDir } : { dataDir, databaseUrl };
  const { db, engine, close } = await openDatabase(place);
  const [fresh, short, long] = await fillSchool(db, engine, contentDir, { accounts: ACCOUNTS, playing: 3 });
  if (!fresh || !short || !long) throw new Error('nobody plays');
  const now = Date.now();
  await openBooks(db, fresh.accountNo, now);
  await fillLife(db, engine, { accountNo: short.accountNo, now }, SHORT_LIFE);
  await fillLife(db, engine, { accountNo: long.accountNo, now }, LONG_LIFE);
  await close();
  const settings = {
    // One pupil asks more than anybody may.
    ACCOUNT_RATE: '1000000',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, APP_SECRET: 'the secret of the bench installation' }),
  };
  const product = await runProduct({ firstPort: PORT, dataDir, settings, ...(program ? { program } : {}) });
  endWith(product.stop);
  for (const [what, { path, goal }] of Object.entries(READS)) {
    const ask = async (token: string) => {
      const answer = await fetch(product.origin('edu') + path, { headers: { 'x-ro-token': token } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
      return text.length;
    };
    const turn = async (token: string) => {
      const before = processorTime(product.pid);
      for (let sent = 0; sent < REQUESTS; sent += 1) await ask(token);
      return (processorTime(product.pid) - before) / REQUESTS;
    };
    const pupils = { fresh, short, long };
    const names = ['fresh', 'short', 'long'] as const;
    const bytes: number[] = [];
    // What is asked first only warms up.
    for (const name of names) {
      bytes.push(await ask(pupils[name].token));
      await turn(pupils[name].token);
    }
    const costs = { fresh: [] as number[], short: [] as number[], long: [] as number[] };
    for (let round = 0; round < TURNS; round += 1) {
      for (const name of names) costs[name].push(await turn(pupils[name].token));
    }
    const { books } = LONG_LIFE;
    const size = `${books} books, ${books * MISSIONS_OF_BOOK} missions; answers of ${bytes.join(', ')} bytes`;
    for (const [against, whose] of [
      ['fresh', 'a new pupil'],
      ['short', 'a year'],
    ] as const) {
      const ratio = quantile(
        costs.long.map((cost, round) => cost / (costs[against][round] ?? Number.NaN)),
        0.5,
      );
      figures.push({
        what: `${what} beside ${whose}, ${where}`,
        size,
        value: rounded(quantile(costs.long, 0.5), 3),
        unit: 'ms of the processor',
        against: `${rounded(quantile(costs[against], 0.5), 3)}`,
        ratio: rounded(ratio),
        goal: `≤ ${goal}`,
        met: ratio <= goal,
      });
    }
  }
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Milliseconds that all threads of a process have run. */
function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
  return nanoseconds.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1e6;
}
