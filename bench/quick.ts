import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#tests/support/listSources.ts';
import { makePostgres } from '#tests/support/makePostgres.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { type BenchFigure, recordBench, rounded } from './recordBench.ts';
import { endAll, endWith } from './support/endWith.ts';
import { findPostgres } from './support/findPostgres.ts';
import { httpLoad, inTurns, type Turns } from './support/httpLoad.ts';
import { loadOfWrites, type WriteName } from './support/loadOfWrites.ts';
import { countStatements, former } from './support/quick/former.ts';
import { loadAsReaders } from './support/quick/loadAsReaders.ts';
import { allReads, type QuickReadName, quickReads, quickWrites, readsOnPostgres } from './support/quick/quickRoutes.ts';
import { type Pair, startPair } from './support/quick/startPair.ts';

/**
 * Before a change of what every request passes through: answers a second of the built product beside a bare Fastify and
 * a bare driver that run the statements of a former commit for the same answer, in turns. Fewer and cheaper statements
 * show as a gain, and so does less work around them. Both are warm. Five minutes at most, build and data included.
 */
const PORTS = { sqlite: { product: 4800, peer: 4804 }, postgres: { product: 4806, peer: 4809 } };
const CONNECTIONS = 16;
const CONNECTIONS_ON_POSTGRES = [1, 16];
/** Turns are short and many, so that whatever else the machine does meets both sides. Seconds, and milliseconds. */
const TURN = { duration: 0.45, sampleInt: 50 };
const ROUNDS = 7;
/**
 * Before anything is measured, for each read and write: what a server runs for days is compiled, which takes some ten
 * thousand requests (a read of missions: 1,600 answers a second at first, 2,600 after 20 s). Longer than a refusal is held
 * back (`limitAccounts`): a limit that no turn would notice ends the benchmark here.
 */
const WARM_UP = { duration: 2.5, connections: CONNECTIONS };
const LIMIT_SECONDS = 300;

const figures: BenchFigure[] = [];
const begun = performance.now();
const seconds = (since = begun) => rounded((performance.now() - since) / 1000, 1);

await ensureBuilt(projectRoot);
console.log(`built: ${seconds()} s`);
const folder = mkdtempSync(join(tmpdir(), 'chaekbada-quick-'));
endWith(() => rmSync(folder, { recursive: true, force: true }));
await measureSqlite();
await measurePostgres();
await endAll();
figures.push({
  what: 'whole run',
  size: 'build, data and turns',
  value: seconds(),
  unit: 's',
  goal: `≤ ${LIMIT_SECONDS} s`,
  met: seconds() <= LIMIT_SECONDS,
});
recordBench('quick', figures);

async function measureSqlite(): Promise<void> {
  const pair = await startPair(join(folder, 'sqlite'), PORTS.sqlite, null, allReads);
  await warmUp(pair, allReads);
  for (const name of ['buy', 'save'] as const) await loadOfWrites(pair, name)(pair.product, WARM_UP);
  console.log(`embedded database filled and served: ${seconds()} s`);
  const size = (name: string) => sizeOf(countStatements(former.sqlite[name] ?? []), CONNECTIONS);
  for (const name of allReads) {
    const { what, goal } = quickReads[name];
    const turns = await readInTurns(pair, name, CONNECTIONS);
    addRatio(`read: ${what}`, size(name), turns, goal);
  }
  for (const name of ['buy', 'save'] as const) {
    const { what, goal } = quickWrites[name];
    addRatio(`write: ${what}`, size(name), await writeInTurns(pair, name), goal);
  }
  await pair.stop();
  console.log(`embedded database measured: ${seconds()} s`);
}

async function measurePostgres(): Promise<void> {
  const server = await findPostgres();
  if (server === null) return;
  process.env.TEST_DATABASE_URL = server;
  const database = await makePostgres('quick');
  if (database === null) return;
  endWith(database.drop);
  const pair = await startPair(join(folder, 'postgres'), PORTS.postgres, database.url, readsOnPostgres);
  await warmUp(pair, readsOnPostgres);
  console.log(`PostgreSQL filled and served: ${seconds()} s`);
  for (const name of readsOnPostgres) {
    const what = `read: ${quickReads[name].what}, PostgreSQL, one node`;
    for (const connections of CONNECTIONS_ON_POSTGRES) {
      const size = sizeOf(countStatements(former.postgres[name] ?? []), connections);
      const turns = await readInTurns(pair, name, connections);
      addRatio(what, size, turns);
    }
  }
  await pair.stop();
  console.log(`PostgreSQL measured: ${seconds()} s`);
}

async function warmUp(pair: Pair, names: readonly QuickReadName[]): Promise<void> {
  for (const name of names) {
    await loadAsReaders({ address: pair.product, readers: pair.readers }, quickReads[name].path, WARM_UP);
    await httpLoad({ url: `${pair.peer}/${name}`, ...WARM_UP, duration: 0.5 });
  }
}

function readInTurns(pair: Pair, name: QuickReadName, connections: number): Promise<Turns> {
  return inTurns(
    () =>
      loadAsReaders({ address: pair.product, readers: pair.readers }, quickReads[name].path, { connections, ...TURN }),
    () => httpLoad({ url: `${pair.peer}/${name}`, connections, ...TURN }),
    ROUNDS,
  );
}

function writeInTurns(pair: Pair, name: WriteName): Promise<Turns> {
  const load = loadOfWrites(pair, name);
  const turn = { connections: CONNECTIONS, ...TURN };
  return inTurns(
    () => load(pair.product, turn),
    () => load(pair.peer, turn, { path: `/${name}` }),
    ROUNDS,
  );
}

function sizeOf(statements: number, connections: number): string {
  return `${statements} statements at ${former.commit}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`;
}

function addRatio(what: string, size: string, { ours, peer, ratio }: Turns, goal?: number): void {
  figures.push({
    what,
    size,
    value: Math.round(ours),
    unit: 'answers/s',
    against: `former statements, bare driver behind bare Fastify ${Math.round(peer)}`,
    ratio: rounded(ratio),
    goal: goal === undefined ? 'told' : `≥ ${goal}`,
    met: goal === undefined || ratio >= goal,
  });
}
