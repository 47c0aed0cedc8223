import { join } from 'node:path';
import autocannon, { type Options, type Result } from 'autocannon';
import fastify from 'fastify';
import type { MissionAttempt } from '../contract/mission.ts';
import { buildBenchApp } from './buildBenchApp.ts';
import { type BenchFigure, quantile, recordBench, rounded } from './recordBench.ts';

const SECONDS = 2;
const ROUNDS = 2;
const CONNECTIONS = 32;
const GOAL = 0.5;
const STUDENTS = 500;
const CLASS_START_MS = 5_000;
const CLASS_LIMIT_MS = 2_000;

const { app, address, students, database, close } = await buildBenchApp(STUDENTS);
const [first] = students;
if (!first) throw new Error('no students');
const figures: BenchFigure[] = [];

/** Requests per second of one load; a run with answers that are not 2xx is no measurement. */
async function load(options: Options): Promise<number> {
  const result: Result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, workers: 1, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

/** Medians of rounds in which both take turns. */
async function inTurns(ours: () => Promise<number>, peer: () => Promise<number>): Promise<[number, number]> {
  const our: number[] = [];
  const other: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    other.push(await peer());
    our.push(await ours());
  }
  return [quantile(our, 0.5), quantile(other, 0.5)];
}

// Reads beside a bare Fastify route that sends the very same JSON.
for (const [what, path] of [
  ['notices, list', '/api/notices?page=1'],
  ['book view', '/api/books/1042'],
  ['missions of a book', '/api/mission/books/1042/me'],
  ['aquarium', '/api/aquarium/me'],
] as const) {
  const headers = { 'x-ro-token': first.token, host: first.host };
  const answer = await app.inject({ method: 'GET', url: path, headers });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  const bare = fastify();
  const json: unknown = answer.json();
  bare.get('/', async () => json);
  const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });
  const [ours, peer] = await inTurns(
    () => load({ url: address + path, headers }),
    () => load({ url: bareAddress }),
  );
  await bare.close();
  figures.push({
    what: `read: ${what}`,
    size: `${answer.body.length} bytes`,
    value: Math.round(ours),
    unit: 'requests/s',
    against: `bare Fastify JSON route ${Math.round(peer)}`,
    ratio: rounded(ours / peer),
    goal: `≥ ${GOAL}`,
    met: ours / peer >= GOAL,
  });
}

// A write beside the same statements through the bare driver.
const started = await app.inject({
  method: 'POST',
  url: '/api/mission/attempts',
  headers: { 'x-ro-token': first.token, host: first.host, 'idempotency-key': 'bench-write' },
  payload: { bookNo: 1042, readingMissionType: 'OX' },
});
const attempt = (started.json() as { data: MissionAttempt }).data;
const key = attempt.content.kind === 'OX' ? (attempt.content.items[0]?.key ?? '') : '';
let seq = 1;
const writes = SECONDS * 1_000;
const savedAnswersPerSecond = () =>
  load({
    url: `${address}/api/mission/attempts/${attempt.attemptNo}/answers/${key}`,
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-ro-token': first.token, host: first.host },
    // A path, because the load generator runs in a thread of its own.
    requests: [{ setupRequest: join(import.meta.dirname, 'answerRequest.cjs') as never }],
  });
const bareSql = await database.prepareAnswerWrite(attempt.attemptNo, `${key}-bare`);
async function bareWritesPerSecond(): Promise<number> {
  const begun = performance.now();
  for (let sent = 0; sent < writes; sent += 1) bareSql(sent % 2 ? 'O' : 'X', ++seq);
  return (writes / (performance.now() - begun)) * 1_000;
}
const [savedRate, bareRate] = await inTurns(savedAnswersPerSecond, bareWritesPerSecond);
figures.push({
  what: 'write: answer saved, over HTTP',
  size: `${CONNECTIONS} connections`,
  value: Math.round(savedRate),
  unit: 'writes/s',
  against: `same SQL through the bare driver, no HTTP ${Math.round(bareRate)}`,
  ratio: rounded(savedRate / bareRate),
  goal: `≥ ${GOAL}`,
  met: savedRate / bareRate >= GOAL,
});

// A large year group opens the same mission within five seconds.
const waits: number[] = [];
await Promise.all(
  students.map(async (student, at) => {
    await new Promise((resolve) => setTimeout(resolve, (CLASS_START_MS * at) / students.length));
    const begun = performance.now();
    const response = await fetch(`${address}/api/mission/attempts`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-ro-token': student.token,
        'idempotency-key': `bench-class-${at}`,
      },
      body: JSON.stringify({ bookNo: 1055, readingMissionType: 'QUIZ' }),
    });
    if (!response.ok) throw new Error(`mission not started: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    waits.push(performance.now() - begun);
  }),
);
const p99 = quantile(waits, 0.99);
figures.push({
  what: 'mission starts of a year group within 5 s, p99',
  size: `${waits.length} students`,
  value: rounded(p99, 1),
  unit: 'ms',
  against: `limit ${CLASS_LIMIT_MS} ms`,
  ratio: rounded(p99 / CLASS_LIMIT_MS, 3),
  goal: '< 1',
  met: p99 < CLASS_LIMIT_MS,
});

await close();
recordBench('api', figures);
