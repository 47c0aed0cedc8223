/**
 * What a login check and everything else around a route leave for one JSON text that all students share: the plugins of
 * the product around texts that are ready to send.
 * `node headroomServer.mjs <port> <data folder> <sizes in bytes>`
 */
import fastify from 'fastify';
import { readEnv } from '#server/config/env.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { limitAccounts } from '#server/plugins/app/limitAccounts.ts';
import { requireLogin } from '#server/plugins/app/requireLogin.ts';
import { errors } from '#server/plugins/infra/errors.ts';
import { metrics } from '#server/plugins/infra/metrics.ts';
import { pressure } from '#server/plugins/infra/pressure.ts';
import { requestInfo } from '#server/plugins/infra/requestInfo.ts';
import { security } from '#server/plugins/infra/security.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';
import { sharedText } from './sharedText.mjs';
import { unlimitedAccounts } from './unlimitedAccounts.ts';

const [port, dataDir, ...sizes] = process.argv.slice(2);
const settings = { NODE_ENV: 'production', DATA_DIR: dataDir, PORTS: `edu=${port},school=3,home=4` };
const env = readEnv({ ...settings, ...unlimitedAccounts });
const database = await openDatabase(env);
const app = fastify({ logger: { level: 'error' } });
app.decorate('services', { env, database, clock: Date.now, random: Math.random });
for (const plugin of [errors, requestInfo, metrics, security, pressure]) await app.register(plugin);
await registerScopes(app, [signedInTexts]);
await app.listen({ port: Number(port), host: '127.0.0.1' });

async function signedInTexts(signedIn) {
  signedIn.decorateRequest('session', null);
  signedIn.addHook('onRequest', requireLogin(limitAccounts(env.operations.accountRate)));
  for (const size of sizes) {
    const text = sharedText(Number(size));
    signedIn.get(`/${size}`, async (_request, reply) => {
      reply.type('application/json; charset=utf-8').header('etag', '"1"');
      return text;
    });
  }
}
