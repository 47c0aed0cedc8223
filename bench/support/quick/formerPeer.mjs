/**
 * The peer of `bench:quick`: bare Fastify routes in a process of their own, each of which runs the statements of a former
 * product through the bare driver, one after another, and answers what the product of today answered the same reader.
 * `node formerPeer.mjs <port> <file>`; GET /rows tells how many rows each statement of the reads returns for the
 * first reader.
 * The file: `{ dataDir or databaseUrl, readers, buyers, routes: { name: { method, statements, answers } } }`
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { calendarSlots } from './fillSlots.mjs';
import { statementsOnPostgres } from './statementsOnPostgres.mjs';
import { statementsOnSqlite } from './statementsOnSqlite.mjs';

const [port, file] = process.argv.slice(2);
const { dataDir, databaseUrl, readers, buyers, routes } = JSON.parse(readFileSync(file, 'utf8'));
const prepare = databaseUrl === undefined ? statementsOnSqlite(dataDir) : statementsOnPostgres(databaseUrl);
const app = fastify();
const calendar = calendarSlots(Date.now());
let turn = 0;
const next = (some) => some[++turn % some.length];
const makers = {
  GET: ({ statements, answers }) => {
    const reads = readers.map((reader, at) => ({
      run: prepare(statements, { ...calendar, ...reader }),
      answer: answers[at],
    }));
    return async () => {
      const { run, answer } = next(reads);
      await run({ now: Date.now() });
      return answer;
    };
  },
  PUT: ({ statements, answers: [answer] }) => {
    const run = prepare(statements, calendar);
    return async ({ body }) => {
      await run({ now: Date.now(), seq: body.seq, ...next(readers) });
      return answer;
    };
  },
  POST: ({ statements, answers: [answer] }) => {
    const run = prepare(statements, calendar);
    return async ({ headers }) => {
      const given = { ...next(buyers), requestKey: headers['idempotency-key'] };
      await run({ now: Date.now(), purchaseNo: `peer-${turn}`, answer: JSON.stringify(answer.data), ...given });
      return answer;
    };
  },
};
for (const [name, route] of Object.entries(routes)) {
  app.route({ method: route.method, url: `/${name}`, handler: makers[route.method](route) });
}

app.get('/rows', async () => {
  const rows = {};
  for (const [name, { method, statements }] of Object.entries(routes)) {
    if (method === 'GET') rows[name] = await prepare(statements, { ...calendar, ...readers[0] })({ now: Date.now() });
  }
  return rows;
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
