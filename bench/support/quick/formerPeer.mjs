/**
 * The peer of `bench:quick`: bare Fastify routes in a process of their own, each of which runs the statements of a former
 * product through the bare driver, one after another, and answers what the product of today answered.
 * `node formerPeer.mjs <port> <file>`; GET /rows tells how many rows each statement of the reads returns.
 * The file: `{ dataDir or databaseUrl, readers, buyers, routes: { name: { method, statements, answer } } }`
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
/** The same student reads all the time: for a database it makes no difference who of equals does. */
const reader = { ...calendar, ...readers[0] };

let turn = 0;
const makers = {
  GET: ({ statements, answer }) => {
    const run = prepare(statements, reader);
    return async () => {
      await run({ now: Date.now() });
      return answer;
    };
  },
  PUT: ({ statements, answer }) => {
    const run = prepare(statements, calendar);
    return async ({ body }) => {
      await run({ now: Date.now(), seq: body.seq, ...readers[++turn % readers.length] });
      return answer;
    };
  },
  POST: ({ statements, answer }) => {
    const run = prepare(statements, calendar);
    return async ({ headers }) => {
      const given = { ...buyers[++turn % buyers.length], requestKey: headers['idempotency-key'] };
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
    if (method === 'GET') rows[name] = await prepare(statements, reader)({ now: Date.now() });
  }
  return rows;
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
