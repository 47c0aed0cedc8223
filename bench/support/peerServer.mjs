/**
 * The peer: bare Fastify routes in a process of their own. GET /<n> answers the n-th recorded answer; the writes run the
 * statements of the product's route through the bare driver and answer what it answered.
 * `node peerServer.mjs <port> <file>`, the file: `{ answers, dataDir, accountNos, attempts, save, buy }`
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { replayStatements } from './replayStatements.mjs';

const [port, file] = process.argv.slice(2);
const { answers, dataDir, accountNos, attempts, save, buy } = JSON.parse(readFileSync(file, 'utf8'));
const app = fastify();
answers.forEach((answer, index) => {
  app.get(`/${index}`, async () => answer);
});

let turn = 0;
const nextOf = (list) => list[turn++ % list.length];
const saving = replayStatements(dataDir, save.statements);
app.put('/save', async (request) => {
  await saving({ seq: request.body.seq, ...nextOf(attempts) });
  return { status: 200, message: 'OK', data: save.answer };
});

const buying = replayStatements(dataDir, buy.statements);
app.post('/buy', async (request) => {
  const accountNo = nextOf(accountNos);
  await buying({ accountNo, requestKey: request.headers['idempotency-key'], purchaseNo: `peer-${turn}` });
  return { status: 200, message: 'OK', data: buy.answer };
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
