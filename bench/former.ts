import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#tests/support/listSources.ts';
import { makePostgres } from '#tests/support/makePostgres.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { type BenchFigure, recordBench, rounded } from './recordBench.ts';
import { endAll, endWith } from './support/endWith.ts';
import type { SchoolStudent } from './support/fillSchool.ts';
import { findPostgres } from './support/findPostgres.ts';
import { findFormer } from './support/former/findFormer.ts';
import { startFormer } from './support/former/startFormer.ts';
import { inTurns } from './support/httpLoad.ts';
import { fillReaders } from './support/quick/fillReaders.ts';
import { former } from './support/quick/former.ts';
import { loadAsReaders } from './support/quick/loadAsReaders.ts';
import { quickReads, readsOnPostgres } from './support/quick/quickRoutes.ts';
import { unlimitedAccounts } from './support/unlimitedAccounts.ts';

/**
 * The product of today beside that of a former commit, in turns: one node each, on databases of the same PostgreSQL that
 * each has filled by its own sources with the same numbers of students, books and answers. The content is not the same:
 * the former one has fewer missions a book and less around them, so that its answers are shorter and its work is less.
 * FORMER_DIR names its built checkout.
 */
const PORTS = { today: 4820, former: 4824 };
const CONNECTIONS = [1, 16];
const ROUNDS = 9;
const WARM_UP = { connections: 16, duration: 5 };
/** Times the answers a second of the former product. */
const GOAL = 2;

/** One of the two, with who asks it. */
interface Side {
  address: string;
  readers: readonly SchoolStudent[];
}

const checkout = findFormer();
const server = checkout === null ? null : await findPostgres();
if (checkout !== null && server !== null) await measure(checkout, server);
await endAll();

async function measure(formerDir: string, postgresUrl: string): Promise<void> {
  await ensureBuilt(projectRoot);
  process.env.TEST_DATABASE_URL = postgresUrl;
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-former-'));
  endWith(() => rmSync(folder, { recursive: true, force: true }));
  const [today, then] = [await startToday(folder), await startThen(formerDir, folder)];
  const figures: BenchFigure[] = [];
  // What a server runs for days is compiled.
  for (const side of [today, then])
    for (const name of readsOnPostgres) await loadAsReaders(side, quickReads[name].path, WARM_UP);
  for (const name of readsOnPostgres) {
    const { what, path } = quickReads[name];
    const bytes = [await lengthOf(today, path), await lengthOf(then, path)];
    for (const connections of CONNECTIONS) {
      const turns = await inTurns(
        () => loadAsReaders(today, path, { connections }),
        () => loadAsReaders(then, path, { connections }),
        ROUNDS,
      );
      figures.push({
        what: `read: ${what}, PostgreSQL, one node`,
        size: `${bytes.join(' bytes, formerly ')}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`,
        value: Math.round(turns.ours),
        unit: 'answers/s',
        against: `product of ${former.commit} ${Math.round(turns.peer)}`,
        ratio: rounded(turns.ratio),
        goal: `≥ ${GOAL}`,
        met: turns.ratio >= GOAL,
      });
    }
  }
  recordBench('former', figures);
}

async function startToday(folder: string): Promise<Side> {
  const dataDir = join(folder, 'today');
  const databaseUrl = await makeDatabase('today');
  const { readers } = await fillReaders({ dataDir, databaseUrl });
  const shared = { DATABASE_URL: databaseUrl, APP_SECRET: 'the secret of the bench installation' };
  const settings = { ...unlimitedAccounts, ...shared };
  const product = await runProduct({ firstPort: PORTS.today, dataDir, settings });
  endWith(product.stop);
  return { address: `http://127.0.0.1:${PORTS.today}`, readers };
}

async function startThen(checkoutDir: string, folder: string): Promise<Side> {
  const databaseUrl = await makeDatabase('former');
  return startFormer(checkoutDir, { databaseUrl, dataDir: join(folder, 'former'), firstPort: PORTS.former });
}

async function makeDatabase(name: string): Promise<string> {
  const made = await makePostgres(name);
  if (made === null) throw new Error('no PostgreSQL is named');
  endWith(made.drop);
  return made.url;
}

/** Bytes of an answer to the first reader. */
async function lengthOf({ address, readers }: Side, path: string): Promise<number> {
  const response = await fetch(address + path, { headers: { 'x-ro-token': readers[0]?.token ?? '' } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return Buffer.byteLength(await response.text());
}
