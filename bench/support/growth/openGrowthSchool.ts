import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Options } from 'autocannon';
import { openDatabase } from '#server/db/openDatabase.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { makePostgres } from '#tests/support/makePostgres.ts';
import { type RunningProduct, runProduct } from '#tests/support/runProduct.ts';
import { startRedis } from '../../../scripts/lib/startRedis.mjs';
import { rounded } from '../../recordBench.ts';
import { endWith } from '../endWith.ts';
import { fillClasses } from '../fillClasses.ts';
import { fillSchool } from '../fillSchool.ts';
import { httpLoad } from '../httpLoad.ts';
import { playedBooks } from '../playedBooks.ts';
import type { Reader } from '../quick/fillReaders.ts';
import { openMission } from '../quick/openMission.ts';
import { unlimitedAccounts } from '../unlimitedAccounts.ts';
import { type GrowthCall, growthCalls } from './growthCalls.ts';

/** A school of one size, and the product on it. */
export interface GrowthSchool {
  accounts: number;
  /** What is asked of it, by name. */
  calls: Record<string, () => GrowthCall>;
  /** Starts one more node. */
  addNode: () => Promise<void>;
  /** Lets everybody ask once. */
  warmUp: (what: string) => Promise<unknown>;
  /** Answers a second of all nodes together. */
  load: (what: string) => Promise<number>;
  stop: () => Promise<void>;
}

const PLAYING = 64;
const TEACHERS = 32;
const CONNECTIONS = 16;
/** Seconds, and milliseconds. */
const TURN = { duration: 0.6, sampleInt: 50 };
/** Enough that everybody has asked a node once: what it keeps for a reader is no part of what grows. */
const FIRST_REQUESTS = 3 * PLAYING;

/**
 * Fills a school and starts one node on it.
 *
 * @param firstPort three ports for each node
 * @param shared on PostgreSQL, at the address of TEST_DATABASE_URL, instead of the embedded database
 */
export async function openGrowthSchool(accounts: number, firstPort: number, shared: boolean): Promise<GrowthSchool> {
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-growth-'));
  endWith(() => rmSync(folder, { recursive: true, force: true }));
  const own = shared ? await makePostgres(`growth_${accounts}`) : null;
  const begun = performance.now();
  const people = await fill(accounts, { dataDir: folder, ...(own === null ? {} : { databaseUrl: own.url }) });
  console.log(`${accounts} students: filled in ${rounded((performance.now() - begun) / 1000, 1)} s`);
  const redis = own === null ? null : await startRedis();
  const settings: Record<string, string> = { ...unlimitedAccounts };
  if (own !== null) {
    settings.DATABASE_URL = own.url;
    settings.REDIS_URL = redis?.url ?? '';
    settings.APP_SECRET = 'the secret of the bench installation';
  }
  const calls = growthCalls(people);
  const nodes: RunningProduct[] = [];
  const stop = async () => {
    for (const node of nodes.splice(0)) await node.stop();
    await redis?.stop();
    await own?.drop();
  };
  endWith(stop);
  const addNode = async () => {
    const at = nodes.length;
    const node = await runProduct({
      firstPort: firstPort + 3 * at,
      dataDir: at === 0 ? folder : join(folder, String(at)),
      settings,
    });
    nodes.push(node);
  };
  const ask = (what: string, options: Partial<Options>) => {
    const requests = [{ setupRequest: (given: object) => ({ ...given, ...calls[what]?.() }) }];
    const connections = CONNECTIONS / nodes.length;
    return Promise.all(nodes.map((node) => httpLoad({ url: node.origin('edu'), connections, requests, ...options })));
  };
  const warmUp = (what: string) => ask(what, { amount: FIRST_REQUESTS });
  const load = async (what: string) => (await ask(what, TURN)).reduce((sum, rate) => sum + rate, 0);
  await addNode();
  return { accounts, calls, addNode, warmUp, load, stop };
}

async function fill(accounts: number, place: { dataDir: string; databaseUrl?: string }) {
  const { db, engine, close } = await openDatabase(place);
  const contentDir = join(projectRoot, 'content');
  const students = await fillSchool(db, engine, contentDir, { accounts, playing: PLAYING });
  const teachers = await fillClasses(db, engine, { accounts, teachers: TEACHERS });
  const [bookNo = 0] = await playedBooks(db, 1);
  const pupils: Reader[] = [];
  for (const student of students) pupils.push({ ...student, ...(await openMission(db, student.accountNo, bookNo)) });
  await close();
  return { pupils, teachers, bookNo };
}
