import fastify from 'fastify';
import { CONTRACT_VERSION } from '#contract/site.ts';
import { openRoutes } from '#server/routes/openRoutes.ts';
import { signedInRoutes } from '#server/routes/signedInRoutes.ts';
import { staffRoutes } from '#server/routes/staffRoutes.ts';
import type { Services } from './config/Services.ts';
import { companyFacts } from './content/companyFacts.ts';
import { fillPolicies } from './content/fillPolicies.ts';
import type { App } from './plugins/App.ts';
import { bells } from './plugins/app/bells.ts';
import { contentFiles } from './plugins/app/contentFiles.ts';
import { live } from './plugins/app/live.ts';
import { mailing } from './plugins/app/mailing.ts';
import { nodes } from './plugins/app/nodes.ts';
import { publishedPolicies } from './plugins/app/publishedPolicies.ts';
import { sockets } from './plugins/app/sockets.ts';
import { turns } from './plugins/app/turns.ts';
import { apiDocs } from './plugins/infra/apiDocs.ts';
import { diskWatch } from './plugins/infra/diskWatch.ts';
import { errors } from './plugins/infra/errors.ts';
import { lifecycle } from './plugins/infra/lifecycle.ts';
import { loggerOptions } from './plugins/infra/loggerOptions.ts';
import { maintenance } from './plugins/infra/maintenance.ts';
import { metrics } from './plugins/infra/metrics.ts';
import { pressure } from './plugins/infra/pressure.ts';
import { readRequestId } from './plugins/infra/readRequestId.ts';
import { refuseAddress } from './plugins/infra/refuseAddress.ts';
import { refuseLongAddress, shortenAddress } from './plugins/infra/refuseLongAddress.ts';
import { refuseNul } from './plugins/infra/refuseNul.ts';
import { requestInfo } from './plugins/infra/requestInfo.ts';
import { schemas } from './plugins/infra/schemas.ts';
import { security } from './plugins/infra/security.ts';
import { shallowJson } from './plugins/infra/shallowJson.ts';
import { webShell } from './plugins/infra/webShell.ts';
import { registerScopes } from './plugins/registerScopes.ts';

/** Bytes of a request body; a book report is below 16 kB. */
const BODY_LIMIT = 256 * 1024;

/** Puts the application together. It does not listen: main.ts does, and tests call it directly. */
export async function buildServer(services: Services): Promise<App> {
  const app: App = fastify({
    bodyLimit: BODY_LIMIT,
    // Only the last hop: what the proxy itself wrote counts, what a client wrote before it does not.
    trustProxy: services.env.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: readRequestId,
    logger: loggerOptions(services.env),
    frameworkErrors: refuseAddress,
    rewriteUrl: shortenAddress,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, shallowJson(app));
  app.decorate('services', { ...services, policies: fillPolicies(services.policies, companyFacts(services.env)) });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('x-contract-version', String(CONTRACT_VERSION));
    next();
  });
  await app.register(lifecycle);
  await app.register(errors);
  await app.register(schemas);
  await app.register(requestInfo);
  await app.register(sockets);
  await app.register(metrics);
  await app.register(security);
  refuseLongAddress(app);
  await app.register(refuseNul);
  await app.register(pressure);
  await app.register(turns);
  await app.register(diskWatch);
  await app.register(maintenance);
  await app.register(apiDocs);
  await app.register(nodes);
  await app.register(mailing);
  await app.register(contentFiles);
  await app.register(live);
  await app.register(bells);
  await app.register(publishedPolicies);
  await registerScopes(app, [openRoutes, signedInRoutes, staffRoutes]);
  await app.register(webShell);
  return app;
}
