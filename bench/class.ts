import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/openDatabase.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { type RunningProduct, runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { startPostgres } from '../scripts/lib/startPostgres.mjs';
import { startRedis } from '../scripts/lib/startRedis.mjs';
import { type BenchFigure, quantile, recordBench, rounded } from './recordBench.ts';
import { endAll, endWith } from './support/endWith.ts';
import { fillSchool, type SchoolStudent } from './support/fillSchool.ts';
import { type ClassRun, startClass } from './support/startClass.ts';

/**
 * A large year group opens the same mission within five seconds and answers on: on the embedded database, and on
 * PostgreSQL with one node and with two. The students share the cores with what serves them.
 */
const FIRST_PORT = 4760;
const CLASS = 500;
/** A class before, so that what is measured is not a process that has never done anything. */
const WARM_UP = 50;
const LIMIT_MS = 2_000;
const SCHOOL = 2_000;

await ensureBuilt(projectRoot);
const folder = mkdtempSync(join(tmpdir(), 'chaekbada-class-'));
endWith(() => rmSync(folder, { recursive: true, force: true }));
const contentDir = join(projectRoot, 'content');
const figures: BenchFigure[] = [];

/** Each class of its own students, since a mission is begun once. */
async function makeSchool(databaseUrl: string | undefined, dataDir: string): Promise<SchoolStudent[]> {
  const { db, engine, close } = await openDatabase({ databaseUrl, dataDir });
  const students = await fillSchool(db, engine, contentDir, { accounts: SCHOOL, playing: 2 * (CLASS + WARM_UP) });
  await close();
  return students;
}

async function start(no: number, dataDir: string, settings: Record<string, string> = {}): Promise<RunningProduct> {
  const product = await runProduct({ firstPort: FIRST_PORT + 3 * no, dataDir, settings });
  endWith(product.stop);
  return product;
}

async function begin(
  where: string,
  nodes: readonly RunningProduct[],
  students: readonly SchoolStudent[],
): Promise<void> {
  const addresses = nodes.map((node) => node.origin('edu'));
  await startClass(addresses, students.slice(CLASS));
  const run = await startClass(addresses, students.slice(0, CLASS));
  await Promise.all(nodes.map((one) => one.stop()));
  report(where, run);
}

function report(where: string, { starts, answers, lost, doubled }: ClassRun): void {
  for (const [what, times, share] of [
    ['mission starts within 5 s, p50', starts, 0.5],
    ['mission starts within 5 s, p95', starts, 0.95],
    ['mission starts within 5 s, p99', starts, 0.99],
    ['answers while it plays, p50', answers, 0.5],
    ['answers while it plays, p95', answers, 0.95],
    ['answers while it plays, p99', answers, 0.99],
  ] as const) {
    const value = quantile(times, share);
    figures.push({
      what,
      size: `${CLASS} students, ${times.length} requests, ${where}`,
      value: rounded(value, 1),
      unit: 'ms',
      against: `limit ${LIMIT_MS} ms`,
      ratio: rounded(value / LIMIT_MS, 3),
      goal: '< 1',
      met: value < LIMIT_MS,
    });
  }
  figures.push({
    what: 'requests refused, answers lost, attempts doubled',
    size: `${CLASS} students, ${where}`,
    value: lost + doubled,
    unit: 'in all',
    goal: '0',
    met: lost + doubled === 0,
  });
}

const embedded = join(folder, 'embedded');
const here = await makeSchool(undefined, embedded);
await begin('embedded database', [await start(0, embedded)], here.slice(0, CLASS + WARM_UP));

const postgres = await startPostgres({ durable: true });
endWith(postgres.stop);
const redis = await startRedis();
endWith(() => redis?.stop());
const students = await makeSchool(postgres.url, folder);
const settings = {
  DATABASE_URL: postgres.url,
  REDIS_URL: redis?.url ?? '',
  APP_SECRET: 'the secret of the bench installation',
};
const node = (no: number) => start(no, join(folder, `node-${no}`), settings);
await begin('PostgreSQL, one node', [await node(0)], students.slice(0, CLASS + WARM_UP));
await begin('PostgreSQL, two nodes', [await node(0), await node(1)], students.slice(CLASS + WARM_UP));

await endAll();
recordBench('class', figures);
