import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashLoginToken } from '#server/modules/auth/createLoginToken.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { endWith } from '../endWith.ts';
import type { SchoolStudent } from '../fillSchool.ts';
import { startServer } from '../startServer.ts';
import { unlimitedAccounts } from '../unlimitedAccounts.ts';
import { fillReaders, type Reader } from './fillReaders.ts';
import { type FormerStatement, former } from './former.ts';
import { type QuickReadName, quickReads } from './quickRoutes.ts';

const ITEM = 'bread';
/** Times and counters may make an answer a few characters longer or shorter. */
const LENGTH_SLACK = 0.01;

interface PeerRoute {
  method: string;
  statements: FormerStatement[];
  /** Of a read, one for each reader. */
  answers: unknown[];
}

/** The built product and the peer, each a process of its own on the same data. */
export interface Pair {
  /** Addresses without a path. */
  product: string;
  peer: string;
  /** Read and answer: more than one, because the product begins only two requests of an account at once. */
  readers: Reader[];
  buyers: SchoolStudent[];
  itemId: string;
  stop: () => Promise<void>;
}

/**
 * Fills a school, starts both on it and lets the peer answer what the product answers.
 *
 * @param ports of the product (two more follow) and of the peer
 * @param databaseUrl null: on the embedded database, on which each has a copy of its own
 * @throws Error when the two do not send the same amount
 */
export async function startPair(
  folder: string,
  ports: { product: number; peer: number },
  databaseUrl: string | null,
  reads: readonly QuickReadName[],
): Promise<Pair> {
  const dataDir = join(folder, 'product');
  const place = databaseUrl === null ? {} : { databaseUrl };
  const engine = databaseUrl === null ? 'sqlite' : 'postgres';
  const { readers, others: buyers } = await fillReaders({ dataDir, ...place });
  const [reader] = readers;
  const [buyer] = buyers;
  if (!reader || !buyer) throw new Error('nobody is signed in');
  const peerDir = join(folder, 'peer');
  if (databaseUrl === null) cpSync(dataDir, peerDir, { recursive: true });

  const settings: Record<string, string> = {
    ...unlimitedAccounts,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, APP_SECRET: 'the secret of the bench installation' }),
  };
  const product = await runProduct({ firstPort: ports.product, dataDir, settings });
  endWith(product.stop);
  const address = `http://127.0.0.1:${ports.product}`;
  const ask = askAs(address);
  const routes: Record<string, PeerRoute> = {};
  const statementsOf = (name: string) => {
    const statements = former[engine][name];
    if (statements === undefined) throw new Error(`no statements of ${name} for ${engine}`);
    return statements;
  };
  for (const name of reads) {
    const answers: unknown[] = [];
    for (const reader of readers) {
      // What the first request of its kind builds and keeps is no part of what is measured.
      await ask(reader, quickReads[name].path);
      answers.push(JSON.parse(await ask(reader, quickReads[name].path)));
    }
    routes[name] = { method: 'GET', statements: statementsOf(name), answers };
  }
  if (engine === 'sqlite') {
    const json = { 'content-type': 'application/json' };
    const saved = await ask(reader, `/api/mission/attempts/${reader.attemptNo}/answers/${reader.key}`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ value: 'O', seq: 2 }),
    });
    const bought = await ask(buyer, '/api/aquarium/purchases/me', {
      method: 'POST',
      headers: { ...json, 'idempotency-key': 'bench-quick-first' },
      body: JSON.stringify({ itemId: ITEM, quantity: 1 }),
    });
    routes.save = { method: 'PUT', statements: statementsOf('save'), answers: [JSON.parse(saved)] };
    routes.buy = { method: 'POST', statements: statementsOf('buy'), answers: [JSON.parse(bought)] };
  }

  const hashed = ({ token, ...student }: SchoolStudent) => ({ ...student, tokenHash: hashLoginToken(token) });
  const peerFile = join(folder, 'peer.json');
  const peerPlace = databaseUrl === null ? { dataDir: peerDir } : { databaseUrl };
  const people = { readers: readers.map(hashed), buyers: buyers.map(hashed) };
  writeFileSync(peerFile, JSON.stringify({ ...peerPlace, ...people, routes }));
  const peer = await startServer('quick/formerPeer.mjs', ports.peer, [peerFile]);
  endWith(peer.stop);
  const bare = `http://127.0.0.1:${ports.peer}`;
  for (const name of reads) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (const reader of readers) {
      ours.push(Buffer.byteLength(await ask(reader, quickReads[name].path)));
      theirs.push(Buffer.byteLength(await askAs(bare)(undefined, `/${name}`)));
    }
    if (Math.abs(sum(theirs) / sum(ours) - 1) > LENGTH_SLACK) throw new Error(`${name}: ${ours} bytes, peer ${theirs}`);
  }
  await compareRows(bare, routes);
  const stop = async () => {
    await peer.stop();
    await product.stop();
  };
  return { product: address, peer: bare, readers, buyers, itemId: ITEM, stop };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Requests to one address; an answer that is not 2xx ends the benchmark. */
function askAs(address: string) {
  return async (who: SchoolStudent | undefined, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (who !== undefined) headers.set('x-ro-token', who.token);
    const response = await fetch(address + path, { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return text;
  };
}

/** Prints where a statement finds more or fewer rows now than when it was recorded: then the content has changed. */
async function compareRows(peer: string, routes: Record<string, PeerRoute>): Promise<void> {
  const found = (await (await fetch(`${peer}/rows`)).json()) as Record<string, number[]>;
  for (const [name, rows] of Object.entries(found)) {
    for (const [at, { sql, rows: recorded }] of (routes[name]?.statements ?? []).entries()) {
      if (rows[at] !== recorded)
        console.log(`${name}, statement ${at + 1}: ${rows[at]} rows, recorded ${recorded}: ${sql}`);
    }
  }
}
