import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BELL_PROTOCOL } from '#contract/bellProtocol.ts';
import { STAFF_TOKEN_HEADER } from '#contract/site.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { fillHall } from '#tests/support/fillHall.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { type BenchFigure, quantile, recordBench, rounded } from './recordBench.ts';
import { endAll, endWith } from './support/endWith.ts';

/**
 * A hall in one round on one process with the embedded database: two hundred sockets, all of which answer each question
 * in the same moment. The pupils share the cores with what serves them.
 */
const FIRST_PORT = 4780;
const PUPILS = 200;
const ROUNDS = 14;
/** Questions before, so that what is measured is not a process that has never done anything. */
const WARM_UP = 2;
const LIMIT_MS = 150;
const PATIENCE_MS = 30_000;

await ensureBuilt(projectRoot);
const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-hall-'));
endWith(() => rmSync(dataDir, { recursive: true, force: true }));
const first = await runProduct({ firstPort: FIRST_PORT, dataDir });
await first.stop();
const { db, close } = await openDatabase({ dataDir });
const hall = await fillHall(db, { pupils: PUPILS, now: Date.now() });
await close();
const product = await runProduct({ firstPort: FIRST_PORT, dataDir });
endWith(product.stop);
const origin = product.origin('edu');

interface Waiting {
  stored: () => void;
  again: () => void;
}

interface Pupil {
  socket: WebSocket;
  /** What waits for an acknowledgement, by its id. */
  waiting: Map<string, Waiting>;
  place: number;
  opened: () => void;
}

const Socket = WebSocket as unknown as new (url: string, options: object) => WebSocket;
/** Answers that could not be stored at first. */
let failures = 0;
let isOver = false;
const entered: Pupil[] = [];
const pupils = await within(Promise.all(hall.pupils.map(({ token }) => enterHall(token))), 'sockets');

/** A run that gives no figure names what it waited for. */
async function within<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const missing = entered.reduce((sum, { waiting }) => sum + waiting.size, 0);
      const found = `${entered.length} are in, ${missing} answers were not acknowledged, ${failures} could not be stored`;
      reject(new Error(`waited too long for ${what}: ${found}`));
    }, PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function enterHall(token: string): Promise<Pupil> {
  return new Promise((resolve, reject) => {
    const url = `${origin.replace('http', 'ws')}/api/bells/${hall.roomNo}/socket`;
    const socket = new Socket(url, { protocols: [BELL_PROTOCOL, token], headers: { origin } });
    const pupil: Pupil = { socket, waiting: new Map(), place: 0, opened: () => {} };
    socket.onerror = () => reject(new Error('a socket did not open'));
    socket.onclose = ({ reason }) => {
      if (!isOver) throw new Error(`a socket ended: ${reason}`);
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === 'ack') {
        pupil.waiting.get(message.id)?.stored();
        pupil.waiting.delete(message.id);
      }
      // The page does the same.
      if (message.type === 'failed') {
        failures += 1;
        pupil.waiting.get(message.id)?.again();
      }
      if (message.type !== 'state') return;
      const { phase, place } = message.frame.state;
      if (!entered.includes(pupil)) entered.push(pupil);
      resolve(pupil);
      if (phase === 'OPEN' && place > pupil.place) {
        pupil.place = place;
        pupil.opened();
      }
    };
  });
}

async function command(name: string, revision: number): Promise<void> {
  const path = `/api/staff/institutions/${hall.academyNo}/bells/${hall.roomNo}/command`;
  const answer = await fetch(`${origin}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', [STAFF_TOKEN_HEADER]: hall.hostToken },
    body: JSON.stringify({ command: name, revision }),
  });
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
}

/** Everybody answers at once. @returns milliseconds until each acknowledgement */
function answerAll(place: number): Promise<number[]> {
  return Promise.all(
    pupils.map(
      ({ socket, waiting }, index) =>
        new Promise<number>((resolve) => {
          const id = `${place}-${index}`;
          const from = performance.now();
          const answer = JSON.stringify({ type: 'answer', id, place, choice: 1, seq: Date.now() });
          const again = () => socket.send(answer);
          waiting.set(id, { stored: () => resolve(performance.now() - from), again });
          again();
        }),
    ),
  );
}

const answers: number[] = [];
const openings: number[] = [];
let revision = 2;
for (let place = 1; place <= ROUNDS; place += 1) {
  const times = await within(answerAll(place), `answers to question ${place}`);
  if (place > WARM_UP) answers.push(...times);
  await command('CLOSE', revision);
  await command('REVEAL', revision + 1);
  if (place === ROUNDS) break;
  const from = performance.now();
  const seen = pupils.map(
    (pupil) =>
      new Promise<number>((resolve) => {
        pupil.opened = () => resolve(performance.now() - from);
      }),
  );
  await command('OPEN_QUESTION', revision + 2);
  const opened = await within(Promise.all(seen), `question ${place + 1}`);
  if (place > WARM_UP) openings.push(...opened);
  revision += 3;
}
isOver = true;
for (const { socket } of pupils) socket.close();

const figures: BenchFigure[] = [];
for (const [what, times, share, limit] of [
  ['answer until it is stored and acknowledged, p50', answers, 0.5, LIMIT_MS],
  ['answer until it is stored and acknowledged, p99', answers, 0.99, LIMIT_MS],
  ['question opened until everybody sees it, p99', openings, 0.99, LIMIT_MS * 2],
] as const) {
  const value = quantile(times, share);
  figures.push({
    what,
    size: `${PUPILS} sockets at once, ${times.length} samples, one process, SQLite`,
    value: rounded(value, 1),
    unit: 'ms',
    against: `limit ${limit} ms`,
    ratio: rounded(value / limit, 3),
    goal: '≤ 1',
    met: value <= limit,
  });
}
await endAll();
recordBench('goldenBell', figures);
