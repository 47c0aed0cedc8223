import { createServer, type Server } from 'node:http';
import { siteNames } from '../contract/site.ts';
import { StartError } from './errors/StartError.ts';
import type { App } from './plugins/App.ts';

const SECOND = 1000;
/** How long requests under way may take to finish once the process was asked to stop. */
const STOP_PATIENCE = 10 * SECOND;

/** Serves the application on one port per site, from this one process. @returns a function that stops it gracefully */
export async function startServer(app: App): Promise<() => Promise<void>> {
  const { env } = app.services;
  await app.ready();
  const servers: Server[] = [];
  try {
    for (const site of siteNames) servers.push(await listen(app, env.ports[site], env.host));
  } catch (error) {
    await Promise.all(servers.map(stop));
    throw error;
  }
  return async () => {
    // Streams are busy for ever: without this the servers would wait for them.
    app.aquariumStreams.end();
    await Promise.all(servers.map(stop));
    await app.close();
  };
}

function listen(app: App, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => app.routing(request, response));
  server.requestTimeout = 60 * SECOND;
  server.headersTimeout = 20 * SECOND;
  server.keepAliveTimeout = 72 * SECOND;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(explain(error, port, host))));
    server.listen(port, host, () => resolve(server));
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `${port}번 포트를 다른 프로그램이 쓰고 있어요. 그것을 끄거나 PORTS를 바꿔 주세요.`;
  }
  return `${host}의 ${port}번 포트를 열 수 없어요 (${error.message}). HOST와 PORTS를 확인해 주세요.`;
}

/** No new connections; idle ones end at once, busy ones when their answer is sent or patience runs out. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), STOP_PATIENCE);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
