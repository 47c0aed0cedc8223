import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE } from '#domain/time/duration.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { type BenchFigure, quantile, recordBench, rounded } from './recordBench.ts';
import { endAll, endWith } from './support/endWith.ts';
import { fillSchool } from './support/fillSchool.ts';
import { LiveWindows } from './support/LiveWindows.ts';
import { MixedLoad } from './support/MixedLoad.ts';
import { playedBooks } from './support/playedBooks.ts';
import { type ProcessSample, readProcess } from './support/readProcess.ts';
import { robustSlope } from './support/robustSlope.ts';
import { WriteJournal } from './support/WriteJournal.ts';

/**
 * Half an hour of school days at a low fixed rate on the embedded database: what the process holds must not grow. Judged
 * over the last two thirds, when everything that is kept on purpose has been kept.
 * `npm run bench:soak -- 2` runs two minutes, to see that it works; only the whole one is recorded.
 */
const WHOLE_MINUTES = 30;
const MINUTES = Number(process.argv[2] ?? WHOLE_MINUTES);
const PORT = 4720;
const ADMIN_PORT = PORT + 3;
const RATE = 18;
const READERS = 120;
const WINDOWS = 40;
const BOOKS = 60;
const SAMPLE_EVERY_MS = 15_000;
const LEAST_OF_MINUTES = 2;

/** The most each may grow in an hour. A process that grows so much is restarted by the next version long before it is full. */
const BOUNDS = {
  heapMiB: { what: 'heap after collection', unit: 'MiB', most: 8 },
  ownMiB: { what: 'resident memory, less the pages of the embedded database', unit: 'MiB', most: 40 },
  descriptors: { what: 'open file descriptors', unit: 'descriptors', most: 8 },
  handles: { what: 'active handles', unit: 'handles', most: 8 },
  walMiB: { what: 'write-ahead log of the embedded database', unit: 'MiB', most: 8 },
} as const satisfies Partial<Record<keyof ProcessSample, { what: string; unit: string; most: number }>>;

await ensureBuilt(projectRoot);
const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-soak-'));
const { db, close, engine } = await openDatabase({ dataDir });
const students = await fillSchool(db, engine, join(projectRoot, 'content'), { accounts: 1_000, playing: READERS });
const bookNos = await playedBooks(db, BOOKS);
await close();

endWith(() => rmSync(dataDir, { recursive: true, force: true }));
const product = await runProduct({
  firstPort: PORT,
  dataDir,
  settings: {
    ADMIN_PORT: String(ADMIN_PORT),
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'support/collectOnSignal.mjs')}`,
  },
});
endWith(product.stop);
const journal = new WriteJournal();
const load = new MixedLoad({ port: PORT, students, bookNos, rate: RATE, journal });
const listeners = students.slice(0, WINDOWS);
const windows = new LiveWindows(PORT, listeners);
const samples: ProcessSample[] = [];
const begun = performance.now();
const minutes = () => (performance.now() - begun) / MINUTE;
for (let at = 0; minutes() < MINUTES; at += 1) {
  const sample = await readProcess({ pid: product.pid, adminPort: ADMIN_PORT, dataDir }, minutes());
  samples.push(sample);
  const line = Object.entries(sample).map(([name, value]) => `${name} ${rounded(value, 1)}`);
  console.log(line.join('  '));
  const window = listeners[at % listeners.length];
  if (window) windows.reload(window);
  await delay(SAMPLE_EVERY_MS);
}
await load.stop();
windows.close();
await product.stop();
const after = await openDatabase({ dataDir });
const problems = await journal.audit(
  after.db,
  students.map(({ accountNo }) => accountNo),
  1,
);
await after.close();
await endAll();

const size = `${MINUTES} minutes, ${RATE} requests/s, ${WINDOWS} live windows`;
const settled = samples.filter(({ at }) => at >= MINUTES / 3);
const figures: BenchFigure[] = [];
for (const [name, { what, unit, most }] of Object.entries(BOUNDS) as [
  keyof typeof BOUNDS,
  (typeof BOUNDS)[keyof typeof BOUNDS],
][]) {
  const points = leastOf(settled, name);
  const growth = robustSlope(points);
  figures.push({
    what: `growth of: ${what}`,
    size,
    value: rounded(growth, 2),
    unit: `${unit} an hour`,
    against: `median ${rounded(
      quantile(
        points.map(({ value }) => value),
        0.5,
      ),
      1,
    )}, highest ${rounded(Math.max(...points.map(({ value }) => value)), 1)} ${unit}`,
    goal: `≤ ${most}`,
    met: growth <= most,
  });
}
const wrong = load.tries.filter(({ kind }) => kind !== 'done');
const times = load.tries.map(({ sentAt, doneAt }) => doneAt - sentAt);
const first = samples[0];
const last = samples.at(-1);
const growthOfData = (last?.databaseMiB ?? 0) - (first?.databaseMiB ?? 0);
figures.push(
  {
    what: 'requests that failed',
    size,
    value: wrong.length,
    unit: `of ${load.tries.length}`,
    goal: '0',
    met: wrong.length === 0,
  },
  {
    what: 'acknowledged writes lost or doubled',
    size,
    value: problems.length,
    unit: `of ${writes()}`,
    goal: '0',
    met: problems.length === 0,
  },
  {
    what: 'delay of the event loop, p99, the middle of all looks',
    size,
    value: rounded(
      quantile(
        samples.map(({ lagP99Ms }) => lagP99Ms),
        0.5,
      ),
      0,
    ),
    unit: 'ms',
    goal: 'told',
    met: true,
  },
  { what: 'answers, p99', size, value: rounded(quantile(times, 0.99), 0), unit: 'ms', goal: 'told', met: true },
  {
    what: 'database, what the readers wrote',
    size,
    value: rounded(growthOfData, 1),
    unit: 'MiB',
    goal: 'told',
    met: true,
  },
  {
    what: 'states told to live windows',
    size,
    value: windows.told,
    unit: `in ${windows.opened} streams`,
    goal: '> 0',
    met: windows.told > 0,
  },
);
for (const line of [
  ...problems.slice(0, 20),
  ...wrong.slice(0, 20).map(({ outcome, text }) => `${outcome} ${text ?? ''}`),
])
  console.log(line);
if (load.starved > 0) console.log(`${load.starved} requests came too late for the rate`);
if (MINUTES >= WHOLE_MINUTES) recordBench('soak', figures);
else {
  console.table(figures);
  if (figures.some(({ met }) => !met)) process.exitCode = 1;
}

/** What is under way in the moment of a look is not held: the least of each two minutes, by the hour. */
function leastOf(looks: readonly ProcessSample[], name: keyof ProcessSample): { at: number; value: number }[] {
  const least = new Map<number, { at: number; value: number }>();
  for (const look of looks) {
    const span = Math.floor(look.at / LEAST_OF_MINUTES);
    const before = least.get(span);
    if (before === undefined || look[name] < before.value) least.set(span, { at: look.at / 60, value: look[name] });
  }
  return [...least.values()];
}

function writes(): number {
  const { answers, handIns, purchases } = journal.counts;
  return answers + handIns + purchases;
}
