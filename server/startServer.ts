import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { siteNames } from '#contract/site.ts';
import { SECOND } from '#domain/time/duration.ts';
import { ConnectionGuard } from './connections/ConnectionGuard.ts';
import { type ConnectionTuning, connectionTuning } from './connections/ConnectionTuning.ts';
import { StartError } from './errors/StartError.ts';
import type { App } from './plugins/App.ts';

/** How long requests under way may take to finish once the process was asked to stop. */
export const STOP_PATIENCE = 25 * SECOND;
/**
 * New connections that may wait to be accepted. Beyond it the system drops them, and a browser tries again after one,
 * three and seven seconds. Linux allows 4,096 unless it was set otherwise.
 */
const BACKLOG = 4096;
/** How long connections that are only kept open may still bring a request, which is answered and ends them. */
const IDLE_PATIENCE = SECOND / 2;

/** Addresses that may become a WebSocket. */
const SOCKET = /^\/api\/[\w/-]+\/socket(?:\?|$)/;

/**
 * Serves the application on one port per site, from this one process.
 *
 * @param limits of connections, where they differ from the usual ones
 * @returns a function that stops it gracefully: not ready any more at once; after a delay, in milliseconds, in which
 *   proxies turn away, no new connections; requests under way are answered
 */
export async function startServer(
  app: App,
  limits: Partial<ConnectionTuning> = {},
): Promise<(delayMs?: number) => Promise<void>> {
  const { env } = app.services;
  await app.ready();
  const tuning = { ...connectionTuning(), ...limits };
  const guard = new ConnectionGuard({
    tuning,
    trustProxy: env.trustProxy,
    onCut: (reason) => app.metrics.cut(reason),
    onLook: (figures) => Object.assign(app.load, figures),
  });
  const servers: Server[] = [];
  try {
    for (const site of siteNames) servers.push(await listen(app, env.ports[site], tuning, guard));
  } catch (error) {
    await Promise.all(servers.map(stop));
    guard.stop();
    throw error;
  }
  return async (delayMs = 0) => {
    app.lifecycle.drain();
    if (delayMs > 0) await delay(delayMs);
    // Streams are busy for ever: without this the servers would wait for them.
    app.aquariumStreams.end();
    app.bellChannels.end();
    await Promise.all(servers.map(stop));
    guard.stop();
    await app.close();
  };
}

function listen(app: App, port: number, tuning: ConnectionTuning, guard: ConnectionGuard): Promise<Server> {
  const { host } = app.services.env;
  const timing = {
    headersTimeout: tuning.head,
    requestTimeout: tuning.whole,
    connectionsCheckingInterval: tuning.look,
    keepAliveTimeout: tuning.keepAlive,
    // Anything else that names another protocol is served as what it is.
    shouldUpgradeCallback: ({ url }: IncomingMessage) => SOCKET.test(url ?? ''),
  };
  const server = createServer(timing, (request, response) => {
    guard.admit(request, response, () => app.routing(request, response));
  });
  server.on('upgrade', (request, socket: Socket, head: Buffer) => {
    guard.handOver(request);
    // Where `@fastify/websocket` listens: the application has a server that never listens itself.
    app.server.emit('upgrade', request, socket, head);
  });
  guard.watch(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(explain(error, port, host))));
    server.listen({ port, host, backlog: BACKLOG }, () => resolve(server));
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `${port}번 포트를 다른 프로그램이 쓰고 있어요. 그것을 끄거나 PORTS를 바꿔 주세요.`;
  }
  return `${host}의 ${port}번 포트를 열 수 없어요 (${error.message}). HOST와 PORTS를 확인해 주세요.`;
}

/**
 * No new connections. A connection that is only kept open is not cut at once: a request may be on its way on it, and
 * cutting it then would leave its sender without an answer. Every answer of a stopping server ends its connection.
 */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // The one of HTTP cuts kept connections first.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(idle);
      clearTimeout(patience);
      resolve();
    });
    const idle = setTimeout(() => server.closeIdleConnections(), IDLE_PATIENCE);
    const patience = setTimeout(() => server.closeAllConnections(), STOP_PATIENCE);
  });
}
