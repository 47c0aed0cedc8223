import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE, SECOND } from '#domain/time/duration.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { type BenchFigure, recordBench, rounded } from './recordBench.ts';
import { endAll, endWith } from './support/endWith.ts';
import { fillSchool } from './support/fillSchool.ts';
import { MixedLoad } from './support/MixedLoad.ts';
import { playedBooks } from './support/playedBooks.ts';
import { readProcess } from './support/readProcess.ts';
import { unlimitedAccounts } from './support/unlimitedAccounts.ts';
import { WriteJournal } from './support/WriteJournal.ts';

/**
 * A hundred thousand requests of school days, reads and writes, as fast as the embedded database takes them, and then a
 * rest: what the process holds must be what it held before. A fifth as many come first, so that what is kept on purpose
 * has been kept. A rest of five minutes stands for a night.
 * `npm run bench:memory -- 2000` sends fewer, to see that it works; only the whole one is recorded.
 */
const WHOLE = 100_000;
const REQUESTS = Number(process.argv[2] ?? WHOLE);
const FIRST = REQUESTS / 5;
const REST_MS = REQUESTS >= WHOLE ? 5 * MINUTE : 10 * SECOND;
/** Until what was under way has ended. */
const BREATH_MS = 10 * SECOND;
const PORT = 4730;
const ADMIN_PORT = PORT + 3;
const READERS = 120;
const BOOKS = 60;
/** More than is answered: a reader goes on as soon as there is an answer. */
const RATE = 5_000;
/** Days that no reader reaches in the first part. */
const FIRST_DAYS = 20;
const LOOKS = 3;
const GOAL = 1.1;

await ensureBuilt(projectRoot);
const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-memory-'));
endWith(() => rmSync(dataDir, { recursive: true, force: true }));
const { db, close, engine } = await openDatabase({ dataDir });
const students = await fillSchool(db, engine, join(projectRoot, 'content'), { accounts: 1_000, playing: READERS });
const bookNos = await playedBooks(db, BOOKS);
await close();
const product = await runProduct({
  firstPort: PORT,
  dataDir,
  settings: {
    ...unlimitedAccounts,
    ADMIN_PORT: String(ADMIN_PORT),
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'support/collectOnSignal.mjs')}`,
  },
});
endWith(product.stop);

const warmedUp = await send(FIRST, 0);
await delay(BREATH_MS);
const before = await look();
const { seconds, wrong } = await send(REQUESTS, FIRST_DAYS);
await delay(BREATH_MS);
const busy = await look();
await delay(REST_MS);
const after = await look();
await endAll();

const size = `${REQUESTS.toLocaleString('en')} requests after ${FIRST.toLocaleString('en')}, ${rounded(REST_MS / MINUTE, 1)} minutes of rest`;
const figures: BenchFigure[] = (
  [
    ['heap after collection', 'heapMiB'],
    ['resident memory', 'rssMiB'],
  ] as const
).map(([what, name]) => ({
  what,
  size,
  value: rounded(after[name], 1),
  unit: 'MiB',
  against: `before ${rounded(before[name], 1)}, before the rest ${rounded(busy[name], 1)} MiB`,
  ratio: rounded(after[name] / before[name]),
  goal: `≤ ${GOAL}`,
  met: after[name] / before[name] <= GOAL,
}));
const failed = warmedUp.wrong.length + wrong.length;
const rate = { what: 'requests sent', size, value: Math.round(REQUESTS / seconds), unit: 'answers/s' };
const refused = { what: 'requests that failed', size, value: failed, unit: 'requests' };
figures.push({ ...refused, goal: '0', met: failed === 0 }, { ...rate, goal: 'told', met: true });
for (const line of [...warmedUp.wrong, ...wrong].slice(0, 20)) console.log(line);
if (REQUESTS >= WHOLE) recordBench('memory', figures);
else console.table(figures);

/** Sends so many, whatever they take. @param firstDay of each reader, so that no book is read twice */
async function send(count: number, firstDay: number): Promise<{ seconds: number; wrong: string[] }> {
  const options = { port: PORT, students, bookNos, rate: RATE, firstDay };
  const load = new MixedLoad({ ...options, journal: new WriteJournal() });
  while (load.tries.length < count) await delay(100);
  const seconds = load.now / 1000;
  await load.stop();
  const failed = load.tries.filter(({ kind }) => kind !== 'done');
  return { seconds, wrong: failed.map(({ outcome, text }) => `${outcome} ${text ?? ''}`) };
}

/** The least of some looks: what is under way in the moment of one is not held. */
async function look(): Promise<{ heapMiB: number; rssMiB: number }> {
  const looks: Awaited<ReturnType<typeof readProcess>>[] = [];
  for (let at = 0; at < LOOKS; at += 1)
    looks.push(await readProcess({ pid: product.pid, adminPort: ADMIN_PORT, dataDir }, 0));
  const least = (name: 'heapMiB' | 'rssMiB') => Math.min(...looks.map((sample) => sample[name]));
  return { heapMiB: least('heapMiB'), rssMiB: least('rssMiB') };
}
