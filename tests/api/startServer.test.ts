import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SiteName, tokenHeaderBySite } from '#contract/site.ts';
import { StartError } from '#server/errors/StartError.ts';
import { startServer } from '#server/startServer.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

/** Ports that were free a moment ago. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

describe('listening', () => {
  let app: TestApp;
  let ports: Record<SiteName, number>;
  beforeEach(async () => {
    const [edu = 0, school = 0, home = 0] = await freePorts(3);
    ports = { edu, school, home };
    app = await buildTestApp({ content: 'demo', env: { ports, host: '127.0.0.1' } });
  });
  afterEach(() => app.close());

  const demoOf = async (port: number) =>
    ((await (await fetch(`http://127.0.0.1:${port}/api/auth/demo`)).json()) as { data: { accountId: string } }).data;

  it('serves one site per port, and stops when told', async () => {
    const stop = await startServer(app.app);
    expect(await demoOf(ports.edu)).toMatchObject({ accountId: 'badaedu' });
    expect(await demoOf(ports.school)).toMatchObject({ accountId: 'badaschool' });
    expect(await demoOf(ports.home)).toMatchObject({ accountId: 'badahome' });
    await stop();
    await expect(demoOf(ports.edu)).rejects.toThrow();
  });

  it('knows the site by its port when the name of the host does not tell', async () => {
    const stop = await startServer(app.app);
    const body = await new Promise<string>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: ports.home, path: '/api/auth/demo', headers: { host: 'classroom' } };
      get(options, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
      }).on('error', reject);
    });
    await stop();
    expect(JSON.parse(body).data.accountId).toBe('badahome');
  });

  it('is not held up by a window that listens again at once, on the connection it had', async () => {
    const token = await app.signIn('edu');
    const stop = await startServer(app.app);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { accept: 'text/event-stream', [tokenHeaderBySite.edu]: token };
    const listen = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get({ agent, host: '127.0.0.1', port: ports.edu, path: '/api/aquarium/me/events', headers }, resolve).on(
          'error',
          reject,
        );
      });
    const first = await listen();
    const again = new Promise<IncomingMessage>((resolve, reject) => {
      first.on('end', () => listen().then(resolve, reject)).resume();
    });
    const stopped = stop();
    const answer = await again;
    answer.resume();
    agent.destroy();
    await stopped;
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
  });

  it('says in one sentence that a port is taken, and leaves none open', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(ports.home, '127.0.0.1', resolve));
    const failure = await startServer(app.app).catch((error: unknown) => error);
    await new Promise((resolve) => other.close(resolve));
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toContain(`${ports.home}번 포트`);
    await expect(demoOf(ports.edu)).rejects.toThrow();
  });
});
