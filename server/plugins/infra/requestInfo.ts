import fp from 'fastify-plugin';
import { REQUEST_ID_HEADER } from '#contract/requestId.ts';
import { type SiteName, siteNames } from '#contract/site.ts';
import type { Env } from '../../config/env.ts';
import { requestScope } from '../../config/requestScope.ts';
import type { App } from '../App.ts';

/** Gives every request its site and its instant. */
export const requestInfo = fp(
  async (app: App) => {
    const findSite = siteFinder(app.services.env);
    app.decorateRequest('site', 'edu');
    app.decorateRequest('now', 0);
    app.addHook('onRequest', (request, reply, next) => {
      request.site = findSite(request.host, request.socket.localPort);
      request.now = app.services.clock();
      reply.header(REQUEST_ID_HEADER, request.id);
      next();
    });
    // After the body was read, because reading it leaves the scope of whoever began.
    app.addHook('preValidation', (request, _reply, next) => requestScope.run({ requestId: request.id }, next));
  },
  { name: 'request-info' },
);

/** By the host of a public origin first; else by the port, so that a tablet may use the machine's address. */
function siteFinder(env: Env): (host: string, localPort: number | undefined) => SiteName {
  const byHost = new Map(siteNames.map((site) => [new URL(env.origins[site]).host, site]));
  const byPort = new Map(siteNames.map((site) => [env.ports[site], site]));
  return (host, localPort) =>
    byHost.get(host) ?? byPort.get(localPort ?? 0) ?? byPort.get(Number(host.split(':').at(-1))) ?? 'edu';
}
