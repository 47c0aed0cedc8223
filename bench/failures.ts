import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '#server/db/openDatabase.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { type RunningProduct, runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { startPostgres } from '../scripts/lib/startPostgres.mjs';
import { startRedis } from '../scripts/lib/startRedis.mjs';
import { type BenchFigure, recordBench, rounded } from './recordBench.ts';
import { endAll, endWith } from './support/endWith.ts';
import { fillSchool } from './support/fillSchool.ts';
import { MixedLoad, type Try } from './support/MixedLoad.ts';
import { playedBooks } from './support/playedBooks.ts';
import { startBalancer } from './support/startBalancer.ts';
import { WriteJournal } from './support/WriteJournal.ts';

/**
 * Two nodes on PostgreSQL and Redis behind a small proxy, under load: each part is killed without a word (kill -9) and
 * started again, then both nodes are replaced one after the other at 200 requests a second. Whoever sends writes down
 * what was acknowledged; afterwards all of it has to be in the database once.
 */
const BALANCER = 4740;
const NODES = [4743, 4746] as const;
const RATE = 40;
const ROLLING_RATE = 200;
const READERS = 240;
const BOOKS = 60;
const CALM_MS = 8_000;
const AWAY_MS = 4_000;
/** Longer than two looks of the proxy. */
const STOP_DELAY_SECONDS = 3;
const LOOK_MS = 100;
/** A node also has to start while the other one carries the load. */
const READY_WITHIN_MS = 240_000;

await ensureBuilt(projectRoot);
const postgres = await startPostgres({ durable: true });
endWith(postgres.stop);
const redis = await startRedis();
if (redis === null) throw new Error('Redis나 Valkey가 있어야 해요.');
endWith(redis.stop);
const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-failures-'));
endWith(() => rmSync(dataDir, { recursive: true, force: true }));
const settings = {
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  APP_SECRET: 'the secret of the bench installation',
  STOP_DELAY_SECONDS: String(STOP_DELAY_SECONDS),
};
const database = await openDatabase({ databaseUrl: postgres.url, dataDir });
const students = await fillSchool(database.db, 'postgres', join(projectRoot, 'content'), {
  accounts: 1_000,
  playing: READERS,
});
const bookNos = await playedBooks(database.db, BOOKS);
await database.close();

const startNode = (firstPort: number) =>
  runProduct({ firstPort, dataDir: join(dataDir, String(firstPort)), settings, readyWithinMs: READY_WITHIN_MS });
const nodes = new Map<number, RunningProduct>();
endWith(() => Promise.all([...nodes.values()].map((node) => node.stop())));
for (const port of NODES) nodes.set(port, await startNode(port));
const balancer = await startBalancer(BALANCER, NODES);
endWith(balancer.close);
const until = async (fits: () => boolean) => {
  while (!fits()) await delay(LOOK_MS);
};
const journal = new WriteJournal();
const figures: BenchFigure[] = [];
const wrong: Try[] = [];

/** What one failure did: load before it, the failure, and load until all is calm again. */
async function drill(what: string, load: MixedLoad, fail: () => Promise<void>): Promise<void> {
  const from = load.now;
  await delay(CALM_MS);
  const failedAt = load.now;
  await fail();
  await until(() => NODES.every((port) => balancer.isReady(port)));
  await delay(CALM_MS);
  report(what, load, { from, failedAt, to: load.now });
}

function report(
  what: string,
  load: MixedLoad,
  { from, failedAt, to }: { from: number; failedAt: number; to: number },
): void {
  const tries = load.tries.filter(({ sentAt }) => sentAt >= from && sentAt < to);
  const failed = tries.filter(({ kind }) => kind !== 'done');
  const bad = failed.filter(({ kind }) => kind === 'wrong');
  wrong.push(...bad);
  const outcomes = new Map<string, number>();
  for (const { outcome } of failed) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const before = failed.filter(({ doneAt }) => doneAt < failedAt).length;
  const last = Math.max(failedAt, ...failed.map(({ doneAt }) => doneAt));
  const longest = Math.max(...tries.map(({ sentAt, doneAt }) => doneAt - sentAt));
  const size = `${load.rate} requests/s, ${tries.length} requests`;
  const told = [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ') || 'none';
  const seconds = (milliseconds: number) => rounded(milliseconds / 1000, 1);
  figures.push(
    {
      what: `${what}: until the last request that failed`,
      size,
      value: seconds(last - failedAt),
      unit: 's',
      goal: 'told',
      met: true,
    },
    {
      what: `${what}: requests that failed and were sent again`,
      size,
      value: failed.length,
      unit: 'requests',
      against: told,
      goal: 'told',
      met: true,
    },
    { what: `${what}: wrong answers`, size, value: bad.length, unit: 'answers', goal: '0', met: bad.length === 0 },
    { what: `${what}: longest wait for an answer`, size, value: seconds(longest), unit: 's', goal: 'told', met: true },
  );
  console.log(`${what}: ${failed.length} of ${tries.length} failed (${before} before it), ${told}`);
}

const load = new MixedLoad({ port: BALANCER, students, bookNos, rate: RATE, journal });
await drill('kill -9 of a node', load, async () => {
  const [port] = NODES;
  const node = nodes.get(port);
  process.kill(node?.pid ?? 0, 'SIGKILL');
  await node?.stop();
  await delay(AWAY_MS);
  nodes.set(port, await startNode(port));
});
await drill('kill -9 of PostgreSQL', load, async () => {
  await postgres.kill();
  await until(() => NODES.every((port) => !balancer.isReady(port)));
  await delay(AWAY_MS);
  await postgres.restart();
});
await drill('kill -9 of Redis', load, async () => {
  await redis.kill();
  await delay(AWAY_MS);
  redis.restart();
});
await load.stop();

const rolling = new MixedLoad({ port: BALANCER, students, bookNos, rate: ROLLING_RATE, journal, firstDay: 100 });
await delay(CALM_MS);
const from = rolling.now;
for (const port of NODES) {
  await nodes.get(port)?.stop();
  nodes.set(port, await startNode(port));
  await until(() => balancer.isReady(port));
  await delay(CALM_MS / 2);
}
const to = rolling.now;
await rolling.stop();
const during = rolling.tries.filter(({ sentAt }) => sentAt >= from && sentAt < to);
const failures = during.filter(({ kind }) => kind !== 'done');
wrong.push(...failures);
figures.push({
  what: 'both nodes replaced one after the other: requests that failed',
  size: `${ROLLING_RATE} requests/s, ${during.length} requests`,
  value: failures.length,
  unit: 'requests',
  goal: '0',
  met: failures.length === 0,
});

const after = await openDatabase({ databaseUrl: postgres.url, dataDir });
const accountNos = students.map(({ accountNo }) => accountNo);
const problems = await journal.audit(after.db, accountNos, 1);
await after.close();
const { answers, handIns, purchases } = journal.counts;
figures.push({
  what: 'acknowledged writes lost, doubled or changed, after all of it',
  size: `${answers} answers, ${handIns} hand-ins with their points, ${purchases} purchases, ${handIns + purchases} keys`,
  value: problems.length,
  unit: 'writes',
  goal: '0',
  met: problems.length === 0,
});
await endAll();
for (const line of [
  ...problems.slice(0, 20),
  ...wrong.slice(0, 20).map(({ name, outcome, text }) => `${name}: ${outcome} ${text ?? ''}`),
])
  console.log(line);
if (load.starved + rolling.starved > 0)
  console.log(`${load.starved + rolling.starved} requests came too late for the rate`);
recordBench('failures', figures);
