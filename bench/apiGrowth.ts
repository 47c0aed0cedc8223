import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecrets } from '#server/config/Secrets.ts';
import type { Db } from '#server/db/Db.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { startAttempt } from '#server/modules/mission/startAttempt.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { makePostgres } from '#tests/support/makePostgres.ts';
import { type RunningProduct, runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { startPostgres } from '../scripts/lib/startPostgres.mjs';
import { startRedis } from '../scripts/lib/startRedis.mjs';
import { type BenchFigure, recordBench, rounded } from './recordBench.ts';
import { endAll, endWith } from './support/endWith.ts';
import { fillSchool, type SchoolStudent } from './support/fillSchool.ts';
import { httpLoad, inTurns, type Turns } from './support/httpLoad.ts';
import { playedBooks } from './support/playedBooks.ts';
import { openProductWrites } from './support/productWrites.mjs';
import { startServer } from './support/startServer.ts';

/**
 * The same calls with three sizes of a school, on the embedded database and on PostgreSQL with one node and with two,
 * each beside a bare Fastify route that sends the same JSON, or that runs the same statements on the same database.
 * What a call loses against its peer from the smallest school to the largest is what grows with data.
 */
const SIZES = [1_000, 20_000, 200_000];
const FIRST_PORT = 4780;
const PEER_PORT = 4790;
const PLAYING = 500;
const CONNECTIONS = 16;
const ROUNDS = 3;
const CALLS = {
  'basket, nothing but the login': '/api/book/carts/book-no-list/me',
  'main page': '/api/main/me',
  'book view': '',
  aquarium: '/api/aquarium/me',
  'ranking of the contest': '/api/event/reading-game-contest/rank',
  'hall of fame': '/api/community/legends',
};
const WRITES = { save: 'answer saved', buy: 'item bought' };

await ensureBuilt(projectRoot);
const contentDir = join(projectRoot, 'content');
const postgres = await startPostgres({ durable: true });
endWith(postgres.stop);
const redis = await startRedis();
endWith(() => redis?.stop());
process.env.TEST_DATABASE_URL = postgres.url;
const secrets = createSecrets('the secret of the bench installation');
const figures: BenchFigure[] = [];
/** Rates beside the peer, by where and what, from the smallest school to the largest. */
const ratios = new Map<string, number[]>();
let seq = Date.now();
let turn = 0;

for (const accounts of SIZES) {
  await measure(accounts, null);
  const own = await makePostgres(`growth_${accounts}`);
  await measure(accounts, own?.url ?? '');
  await own?.drop();
}
for (const [what, [smallest = Number.NaN, , largest = Number.NaN]] of ratios) {
  figures.push({
    what: `growth of ${what}`,
    size: `${SIZES[0]} to ${SIZES.at(-1)} students`,
    value: rounded(smallest / largest),
    unit: 'times the work',
    goal: 'told',
    met: true,
  });
}
await endAll();
recordBench('apiGrowth', figures);

/** An open mission, and one of its items; each student has one, so that no two write the same answer at once. */
interface Attempt {
  accountNo: number;
  token: string;
  attemptNo: number;
  key: string;
}

async function openAttempt(db: Db, { accountNo, token }: SchoolStudent, bookNo: number): Promise<Attempt> {
  const context = { db, now: Date.now(), random: () => 0, secrets, accountNo, site: 'edu' as const };
  const { attemptNo, content } = await startAttempt(context, { bookNo, readingMissionType: 'OX' });
  const key = content.kind === 'OX' ? content.items[0]?.key : undefined;
  if (key === undefined) throw new Error('the mission has no item');
  return { accountNo, token, attemptNo, key };
}

interface School {
  accounts: number;
  students: SchoolStudent[];
  attempts: Attempt[];
  paths: [string, string][];
  itemId: string;
}

async function measure(accounts: number, databaseUrl: string | null): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-growth-'));
  const begun = performance.now();
  const { db, engine, close } = await openDatabase({
    dataDir: folder,
    ...(databaseUrl === null ? {} : { databaseUrl }),
  });
  const students = await fillSchool(db, engine, contentDir, { accounts, playing: PLAYING });
  const [bookNo = 0] = await playedBooks(db, 1);
  const attempts: Attempt[] = [];
  for (const student of students) attempts.push(await openAttempt(db, student, bookNo));
  const [attempt] = attempts;
  if (!attempt) throw new Error('nobody plays');
  await close();
  console.log(`${accounts} students, ${engine}: filled in ${rounded((performance.now() - begun) / 1000, 1)} s`);

  const inside = await openProductWrites(databaseUrl ?? folder, contentDir, { accountNo: attempt.accountNo, attempt });
  const recorded = { save: await inside.recordSave(), buy: await inside.recordBuy() };
  const { itemId } = inside;
  await inside.close();
  const paths = Object.entries(CALLS).map(([what, path]): [string, string] => [what, path || `/api/books/${bookNo}`]);
  const school = { accounts, students, attempts, paths, itemId };

  const settings: Record<string, string> = {
    // One pupil asks more than anybody may.
    ACCOUNT_RATE: '1000000',
    ...(databaseUrl === null
      ? {}
      : { DATABASE_URL: databaseUrl, REDIS_URL: redis?.url ?? '', APP_SECRET: 'the secret of the bench installation' }),
  };
  endWith(() => rmSync(folder, { recursive: true, force: true }));
  const node = async (no: number) => {
    const product = await runProduct({
      firstPort: FIRST_PORT + 3 * no,
      dataDir: join(folder, `${no || ''}`),
      settings,
    });
    endWith(product.stop);
    return product;
  };
  const nodes = [await node(0)];
  const answers: unknown[] = [];
  const headers = { 'x-ro-token': students[0]?.token ?? '' };
  for (const [, path] of paths) answers.push(await (await fetch(nodes[0]?.origin('edu') + path, { headers })).json());
  const peerFile = join(folder, 'peer.json');
  const accountNos = students.map(({ accountNo }) => accountNo);
  const place = databaseUrl === null ? { dataDir: folder } : { databaseUrl };
  writeFileSync(peerFile, JSON.stringify({ answers, ...place, accountNos, attempts, ...recorded }));
  const peer = await startServer('peerServer.mjs', PEER_PORT, [peerFile]);
  endWith(peer.stop);

  await compare(databaseUrl === null ? 'embedded database' : 'PostgreSQL, one node', nodes, school);
  if (databaseUrl !== null) {
    nodes.push(await node(1));
    await compare('PostgreSQL, two nodes', nodes, school);
  }
  await peer.stop();
  for (const one of nodes) await one.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function compare(where: string, nodes: readonly RunningProduct[], school: School): Promise<void> {
  const { attempts, paths, itemId } = school;
  const token = attempts[0]?.token ?? '';
  const signed = (who: Attempt | undefined) => ({
    'content-type': 'application/json',
    'x-ro-token': who?.token ?? '',
  });
  const next = () => attempts[++turn % attempts.length];
  const writes = {
    save: () => {
      const who = next();
      return {
        method: 'PUT',
        path: `/api/mission/attempts/${who?.attemptNo}/answers/${who?.key}`,
        headers: signed(who),
        body: JSON.stringify({ value: 'O', seq: ++seq }),
      } as const;
    },
    buy: () => {
      const who = next();
      return {
        method: 'POST',
        path: '/api/aquarium/purchases/me',
        headers: { ...signed(who), 'idempotency-key': `bench-buy-${where.length}-${turn}` },
        body: JSON.stringify({ itemId, quantity: 1 }),
      } as const;
    },
  };
  const origins = nodes.map((node) => node.origin('edu'));
  /** For each node: the peer is one process, and two of ours beside it would be no match. */
  const spread = async (load: (origin: string, connections: number) => Promise<number>) => {
    const rates = await Promise.all(origins.map((origin) => load(origin, CONNECTIONS / origins.length)));
    return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  };
  const bare = `http://127.0.0.1:${PEER_PORT}`;

  for (const [index, [what, path]] of paths.entries()) {
    const headers = { 'x-ro-token': token };
    const turns = await inTurns(
      () => spread((origin, connections) => httpLoad({ url: origin + path, headers, connections })),
      () => httpLoad({ url: `${bare}/${index}`, connections: CONNECTIONS }),
      ROUNDS,
    );
    tell(`read: ${what}`, where, school, turns, 'bare Fastify JSON route');
  }
  for (const name of ['save', 'buy'] as const) {
    const load = (url: string, connections: number, change: object = {}) =>
      httpLoad({
        url,
        connections,
        requests: [{ setupRequest: (given) => ({ ...given, ...writes[name](), ...change }) }],
      });
    const turns = await inTurns(
      () => spread(load),
      () => load(bare, CONNECTIONS, { path: `/${name}` }),
      ROUNDS,
    );
    tell(`write: ${WRITES[name]}`, where, school, turns, 'same SQL, bare driver behind bare Fastify');
  }
}

function tell(what: string, where: string, { accounts }: School, { ours, peer, ratio }: Turns, against: string): void {
  const of = `${what}, ${where}`;
  ratios.set(of, [...(ratios.get(of) ?? []), ratio]);
  figures.push({
    what,
    size: `${accounts.toLocaleString('en')} students, ${where}`,
    value: Math.round(ours),
    unit: 'requests/s a node',
    against: `${against} ${Math.round(peer)}`,
    ratio: rounded(ratio),
    goal: '≥ 0.5',
    met: ratio >= 0.5,
  });
}
