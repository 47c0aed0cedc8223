import { join } from 'node:path';
import type { Db } from '#server/db/Db.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { fillHall, type Hall } from '#tests/support/fillHall.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { startPostgres } from '../../../scripts/lib/startPostgres.mjs';
import { startRedis } from '../../../scripts/lib/startRedis.mjs';
import { fillSchool, type SchoolStudent } from '../fillSchool.ts';
import { playedBooks } from '../playedBooks.ts';
import { type StartProxy, startCaddy, startNginx } from './startProxy.ts';

export const placeNames = ['sqlite', 'postgres', 'nginx', 'caddy'] as const;
export type PlaceName = (typeof placeNames)[number];

/** A running product and who plays on it. */
export interface Place {
  /** In the figures. */
  what: string;
  ports: readonly number[];
  host: string;
  students: SchoolStudent[];
  bookNos: number[];
  /** A golden bell of another institution; its sockets go to the ports, which proxies do not take without their name. */
  hall: Hall;
  hasSockets: boolean;
  /** Stops what serves and hands the database to a look at what was stored. */
  finish<T>(look: (db: Db) => Promise<T>): Promise<T>;
}

const FIRST_PORT = 4770;
const PROXY_PORT = 4790;
const ACCOUNTS = 1_000;
const BOOKS = 60;
/** Pupils of the golden bell, and as many questions as a room may have. */
const HALL = 200;
const QUESTIONS = 30;

interface Given {
  folder: string;
  /** Students who play. */
  playing: number;
}

interface Stored extends Pick<Place, 'students' | 'bookNos' | 'hall'> {
  databaseUrl: string | undefined;
  dataDir: string;
}

async function fill(databaseUrl: string | undefined, { folder, playing }: Given): Promise<Stored> {
  const { db, engine, close } = await openDatabase({ databaseUrl, dataDir: folder });
  const students = await fillSchool(db, engine, join(projectRoot, 'content'), { accounts: ACCOUNTS, playing });
  const bookNos = await playedBooks(db, BOOKS);
  const hall = await fillHall(db, { pupils: HALL, now: Date.now(), questions: QUESTIONS });
  await close();
  return { students, bookNos, hall, databaseUrl, dataDir: folder };
}

async function lookAt<T>({ databaseUrl, dataDir }: Stored, look: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    return await look(db);
  } finally {
    await close();
  }
}

async function openEmbedded(given: Given): Promise<Place> {
  const stored = await fill(undefined, given);
  const product = await runProduct({ firstPort: FIRST_PORT, dataDir: given.folder });
  return {
    ...{ what: 'embedded database', ports: [FIRST_PORT], host: `localhost:${FIRST_PORT}`, hasSockets: true, ...stored },
    async finish(look) {
      await product.stop();
      return lookAt(stored, look);
    },
  };
}

async function openNodes(given: Given): Promise<Place> {
  const postgres = await startPostgres({ durable: true });
  const redis = await startRedis();
  const stored = await fill(postgres.url, given);
  const settings = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis?.url ?? '',
    APP_SECRET: 'the secret of the bench installation',
  };
  const start = (firstPort: number) =>
    runProduct({ firstPort, dataDir: join(given.folder, String(firstPort)), settings });
  const nodes = [await start(FIRST_PORT), await start(FIRST_PORT + 3)];
  return {
    ...{
      what: 'PostgreSQL, two nodes',
      ports: [FIRST_PORT, FIRST_PORT + 3],
      host: 'localhost',
      hasSockets: true,
      ...stored,
    },
    async finish(look) {
      await Promise.all(nodes.map((node) => node.stop()));
      try {
        return await lookAt(stored, look);
      } finally {
        await redis?.stop();
        await postgres.stop();
      }
    },
  };
}

async function openBehind(what: string, startProxy: StartProxy, given: Given): Promise<Place | null> {
  const stored = await fill(undefined, given);
  const settings = { TRUST_PROXY: 'on', HOST: '127.0.0.1', STOP_DELAY_SECONDS: '0' };
  const product = await runProduct({ firstPort: FIRST_PORT, dataDir: given.folder, settings });
  const proxy = await startProxy({ port: PROXY_PORT, upstream: FIRST_PORT, folder: join(given.folder, 'proxy') });
  if (proxy === null) {
    await product.stop();
    return null;
  }
  return {
    ...{ what, ports: [proxy.port], host: proxy.host, hasSockets: false, ...stored },
    async finish(look) {
      await proxy.stop();
      await product.stop();
      return lookAt(stored, look);
    },
  };
}

/** Where the class plays. @returns null where a program is missing on this machine, with a word on how to get it */
export async function openPlace(name: PlaceName, given: Given): Promise<Place | null> {
  if (name === 'sqlite') return openEmbedded(given);
  if (name === 'postgres') return openNodes(given);
  const [startProxy, title, program] =
    name === 'nginx'
      ? ([startNginx, 'behind nginx', 'nginx-light'] as const)
      : ([startCaddy, 'behind Caddy', 'caddy'] as const);
  const place = await openBehind(title, startProxy, given);
  if (place === null) console.log(`${name}이(가) 없어서 이곳은 건너뛰어요: sudo apt-get install ${program}`);
  return place;
}
