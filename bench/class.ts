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
import { fillClasses, type Teacher } from './support/fillClasses.ts';
import { fillSchool, type SchoolStudent } from './support/fillSchool.ts';
import { type ClassRun, startClass } from './support/startClass.ts';
import { type Watched, watchClass } from './support/watchClass.ts';

/**
 * A large year group opens the same mission within five seconds and answers on, while the teachers of its classes look at
 * their pages: on the embedded database, and on PostgreSQL with one node and with two. All of them share the cores with
 * what serves them.
 */
const FIRST_PORT = 4760;
const CLASS = 500;
/** A class before, so that what is measured is not a process that has never done anything. */
const WARM_UP = 50;
const LIMIT_MS = 2_000;
const SCHOOL = 2_000;
/** Of the classes that play, those that warm up included. */
const TEACHERS = 40;

await ensureBuilt(projectRoot);
const folder = mkdtempSync(join(tmpdir(), 'chaekbada-class-'));
endWith(() => rmSync(folder, { recursive: true, force: true }));
const contentDir = join(projectRoot, 'content');
const figures: BenchFigure[] = [];

interface School {
  students: SchoolStudent[];
  teachers: Teacher[];
}

/** Each year group of its own students, since a mission is begun once. */
async function makeSchool(databaseUrl: string | undefined, dataDir: string): Promise<School> {
  const { db, engine, close } = await openDatabase({ databaseUrl, dataDir });
  const students = await fillSchool(db, engine, contentDir, { accounts: SCHOOL, playing: 2 * (CLASS + WARM_UP) });
  const teachers = await fillClasses(db, engine, { accounts: SCHOOL, teachers: TEACHERS });
  await close();
  return { students, teachers };
}

async function start(no: number, dataDir: string, settings: Record<string, string> = {}): Promise<RunningProduct> {
  const product = await runProduct({ firstPort: FIRST_PORT + 3 * no, dataDir, settings });
  endWith(product.stop);
  return product;
}

/** @param from the first student of the year group; those who warm up come after it */
async function begin(
  where: string,
  nodes: readonly RunningProduct[],
  { students, teachers }: School,
  from: number,
): Promise<void> {
  const addresses = nodes.map((node) => node.origin('edu'));
  const play = async (first: number, count: number) => {
    const playing = students.slice(first, first + count);
    const accountNos = new Set(playing.map(({ accountNo }) => accountNo));
    const watching = teachers.filter((teacher) => teacher.accountNos.some((no) => accountNos.has(no)));
    const run = startClass(addresses, playing);
    return Promise.all([run, watchClass(addresses, watching, run)]);
  };
  await play(from + CLASS, WARM_UP);
  const [run, watched] = await play(from, CLASS);
  await Promise.all(nodes.map((one) => one.stop()));
  report(where, run, watched);
}

function report(where: string, { starts, answers, lost, doubled }: ClassRun, { times: pages, refused }: Watched): void {
  for (const [what, times, share] of [
    ['mission starts within 5 s, p50', starts, 0.5],
    ['mission starts within 5 s, p95', starts, 0.95],
    ['mission starts within 5 s, p99', starts, 0.99],
    ['answers while it plays, p50', answers, 0.5],
    ['answers while it plays, p95', answers, 0.95],
    ['answers while it plays, p99', answers, 0.99],
    ['pages of the teachers meanwhile, p50', pages, 0.5],
    ['pages of the teachers meanwhile, p95', pages, 0.95],
    ['pages of the teachers meanwhile, p99', pages, 0.99],
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
    value: lost + doubled + refused,
    unit: 'in all',
    goal: '0',
    met: lost + doubled + refused === 0,
  });
}

const embedded = join(folder, 'embedded');
const here = await makeSchool(undefined, embedded);
await begin('embedded database', [await start(0, embedded)], here, 0);

const postgres = await startPostgres({ durable: true });
endWith(postgres.stop);
const redis = await startRedis();
endWith(() => redis?.stop());
const there = await makeSchool(postgres.url, folder);
const settings = {
  DATABASE_URL: postgres.url,
  REDIS_URL: redis?.url ?? '',
  APP_SECRET: 'the secret of the bench installation',
};
const node = (no: number) => start(no, join(folder, `node-${no}`), settings);
await begin('PostgreSQL, one node', [await node(0)], there, 0);
await begin('PostgreSQL, two nodes', [await node(0), await node(1)], there, CLASS + WARM_UP);

await endAll();
recordBench('class', figures);
