import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { type BenchFigure, recordBench, rounded } from './recordBench.ts';
import { endAll, endWith } from './support/endWith.ts';
import { httpLoad, inTurns, summarise, type Turns } from './support/httpLoad.ts';
import { loadOfWrites } from './support/loadOfWrites.ts';
import { prepareBenchData } from './support/prepareBenchData.ts';
import { sharedText } from './support/sharedText.mjs';
import { startServer } from './support/startServer.ts';
import { unlimitedAccounts } from './support/unlimitedAccounts.ts';

/**
 * Writes of the built product in a process of its own, beside bare Fastify routes in a process of their own that run the
 * same statements in the same transaction through the bare driver and send the same JSON; and what a login check leaves
 * of a bare route. Load from this process. Reads: `quick.ts`.
 */
const PORTS = { product: 3240, peer: 3244, headroom: 3245 };
/** Of writes over HTTP, as in `quick.ts`. */
const GOAL = 0.7;
const STUDENTS = 2_000;
const CONNECTIONS = [8, 32, 128];
const SHARED_BYTES = [5_000, 20_000, 80_000];

await ensureBuilt(projectRoot);
const folder = mkdtempSync(join(tmpdir(), 'chaekbada-bench-'));
const place = (name: string) => join(folder, name);
const contentDir = join(projectRoot, 'content');
const { students, readers } = await prepareBenchData(place('product'), contentDir, STUDENTS);
for (const name of ['peer', 'headroom', 'inside', 'insidePeer'])
  cpSync(place('product'), place(name), { recursive: true });
const accountNos = students.map(({ accountNo }) => accountNo);
const figures: BenchFigure[] = [];

/** @param goal what the ratio is to reach; none: it is only shown */
function addRatio(what: string, size: string, { ours, peer, ratio }: Turns, against: string, goal?: number): void {
  figures.push({
    what,
    size,
    value: Math.round(ours),
    unit: 'answers/s',
    against: `${against} ${Math.round(peer)}`,
    ratio: rounded(ratio),
    goal: goal === undefined ? 'told' : `≥ ${goal}`,
    met: goal === undefined || ratio >= goal,
  });
}

// Use cases beside their own statements, without HTTP; it also tells which statements these are.
interface Inside {
  recorded: Record<'save' | 'buy', { statements: unknown[]; answer: unknown }>;
  rates: { name: 'save' | 'buy'; atOnce: number; ours: number[]; bare: number[] }[];
  itemId: string;
}
const inside = JSON.parse(
  execFileSync(
    process.execPath,
    [
      join(import.meta.dirname, 'support/inProcess.mjs'),
      place('inside'),
      place('insidePeer'),
      contentDir,
      JSON.stringify({ accountNos, attempt: readers[0] }),
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
    .trim()
    .split('\n')
    .at(-1) ?? '',
) as Inside;
const NAMES = { save: 'answer saved', buy: 'item bought' };

// Servers, each on data of its own.
endWith(() => rmSync(folder, { recursive: true, force: true }));
const product = await runProduct({
  firstPort: PORTS.product,
  dataDir: place('product'),
  settings: unlimitedAccounts,
});
endWith(product.stop);
const address = `http://127.0.0.1:${PORTS.product}`;
const signed = { 'x-ro-token': students[0]?.token ?? '' };
const answers = SHARED_BYTES.map((bytes): unknown => JSON.parse(sharedText(bytes)));
const peerFile = place('peer.json');
writeFileSync(
  peerFile,
  JSON.stringify({ answers, dataDir: place('peer'), accountNos, attempts: readers, ...inside.recorded }),
);
const peer = await startServer('peerServer.mjs', PORTS.peer, [peerFile]);
endWith(peer.stop);
const headroom = await startServer('headroomServer.mjs', PORTS.headroom, [
  place('headroom'),
  ...SHARED_BYTES.map(String),
]);
endWith(headroom.stop);
const bareUrl = `http://127.0.0.1:${PORTS.peer}`;

for (const [index, bytes] of SHARED_BYTES.entries()) {
  const turns = await inTurns(
    () => httpLoad({ url: `http://127.0.0.1:${PORTS.headroom}/${bytes}`, headers: signed }),
    () => httpLoad({ url: `${bareUrl}/${index}` }),
  );
  addRatio('head-room: login check and a text ready to send', `${bytes} bytes`, turns, 'bare Fastify JSON route');
}

const writers = { readers, buyers: students, itemId: inside.itemId };
for (const name of ['save', 'buy'] as const) {
  const load = loadOfWrites(writers, name);
  for (const connections of CONNECTIONS) {
    const turns = await inTurns(
      () => load(address, { connections }),
      () => load(bareUrl, { connections }, { path: `/${name}` }),
    );
    const against = 'same SQL, bare driver behind bare Fastify';
    addRatio(`write over HTTP: ${NAMES[name]}`, `${connections} connections`, turns, against, GOAL);
  }
}
for (const { name, atOnce, ours, bare } of inside.rates) {
  const turns = summarise(ours, bare);
  addRatio(`write in process: ${NAMES[name]}`, `${atOnce} at once`, turns, 'same SQL, bare driver');
}

await endAll();
recordBench('api', figures);
