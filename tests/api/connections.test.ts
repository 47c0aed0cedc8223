import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConnectionTuning } from '#server/connections/ConnectionTuning.ts';
import { startServer } from '#server/startServer.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const HEAD = 'POST /api/auth/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const IDLE_BODY = `${HEAD}content-length: 50\r\n\r\n{`;

describe('connections that hold something up', () => {
  let app: TestApp;
  let port: number;
  let stop: () => Promise<void>;
  const sockets: Socket[] = [];

  async function start(limits: Partial<ConnectionTuning>, { trustProxy = false } = {}): Promise<void> {
    port = await freePort();
    const ports = { edu: port, school: await freePort(), home: await freePort() };
    app = await buildTestApp({ content: 'demo', env: { ports, host: '127.0.0.1', trustProxy } });
    stop = await startServer(app.app, { look: 20, ...limits });
  }

  function open(text: string, { reads = true } = {}): { socket: Socket; closed: Promise<void>; text: () => string } {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let got = '';
    if (reads) socket.on('data', (chunk) => (got += chunk));
    else socket.pause();
    sockets.push(socket);
    // A connection that is ended while something lies unread is reset.
    socket.on('error', () => {});
    return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve())), text: () => got };
  }

  async function until(fits: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await fits())) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  const ask = async () => (await fetch(`http://127.0.0.1:${port}/api/auth/demo`)).status;
  const cuts = async (reason: string) => {
    const { values } = (await app.app.metrics.registry.getSingleMetric('chaekbada_connections_cut_total')?.get()) ?? {
      values: [],
    };
    return values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
  };

  beforeEach(() => {
    sockets.length = 0;
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await stop();
    await app.close();
  });

  it('are no work while their body is missing, and do not keep others out', async () => {
    await start({});
    for (let at = 0; at < 60; at += 1) open(IDLE_BODY);
    await until(() => app.app.load.held === 60);
    expect(app.app.load.underWay).toBe(0);
    expect(await ask()).toBe(200);
  });

  it('are ended when the body comes slower than the least speed', async () => {
    await start({ readGrace: 60, readSpeed: 10_000 });
    const slow = open(IDLE_BODY);
    await slow.closed;
    expect(await cuts('slow request')).toBe(1);
    expect(await ask()).toBe(200);
  });

  it('are ended when the head comes slower than that, also on a connection that was used before', async () => {
    await start({ readGrace: 60, readSpeed: 10_000 });
    const slow = open('GET /api/auth/demo HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await until(() => slow.text().includes('badaedu'));
    slow.socket.write('GET /api/no');
    await slow.closed;
    expect(await cuts('slow request')).toBe(1);
  });

  it('are ended beyond the limit of an address, those first that have waited longest', async () => {
    await start({ heldPerNetwork: 5, held: 50 });
    const first = open(IDLE_BODY);
    await until(() => app.app.load.held === 1);
    const others = Array.from({ length: 5 }, () => open(IDLE_BODY));
    await first.closed;
    await until(() => app.app.load.held === 5);
    expect(others.every(({ socket }) => !socket.destroyed)).toBe(true);
    expect(await ask()).toBe(200);
  });

  it('are counted by the address that a trusted proxy names, and never by its own', async () => {
    await start({ heldPerNetwork: 2, held: 50 }, { trustProxy: true });
    const from = (address: string) => open(IDLE_BODY.replace('\r\n', `\r\nx-forwarded-for: 6.6.6.6, ${address}\r\n`));
    const children = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'].map(from);
    await until(() => app.app.load.held === 4);
    const [first] = [from('203.0.113.9'), from('203.0.113.9'), from('203.0.113.9')];
    await first?.closed;
    await until(() => app.app.load.held === 6);
    expect(children.every(({ socket }) => !socket.destroyed)).toBe(true);
  });

  it('make room for a new one of their address when they carry nothing', async () => {
    await start({ openPerNetwork: 3 });
    const idle = open('');
    await until(() => app.app.load.open === 1);
    for (let at = 0; at < 2; at += 1) open('');
    await until(() => app.app.load.open === 3);
    expect(await ask()).toBe(200);
    await idle.closed;
    expect(await cuts('too many open')).toBe(1);
  });

  it('make room for a new one of their address when they hold something up', async () => {
    await start({ openPerNetwork: 3 });
    for (let at = 0; at < 3; at += 1) open(IDLE_BODY);
    await until(() => app.app.load.held === 3);
    expect(await ask()).toBe(200);
    expect(await cuts('too many open')).toBe(1);
  });

  it('are refused when all others of their address are being worked for', async () => {
    await start({ openPerNetwork: 2 });
    const token = await app.signIn();
    const stream = `GET /api/aquarium/me/events HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\nx-ro-token: ${token}\r\n\r\n`;
    const busy = [open(stream), open(stream)];
    await until(() => busy.every(({ text }) => text().includes('event-stream')));
    await open('GET /api/auth/demo HTTP/1.1\r\nhost: localhost\r\n\r\n').closed;
    expect(busy.every(({ socket }) => !socket.destroyed)).toBe(true);
  });

  it('are ended when they send more requests than they wait for', async () => {
    await start({ pipelined: 4 });
    const ask = 'GET /api/auth/demo HTTP/1.1\r\nhost: localhost\r\n\r\n';
    const greedy = open(ask.repeat(40));
    await greedy.closed;
    expect(await cuts('pipelined')).toBe(1);
    const modest = open(ask.repeat(3));
    await until(() => modest.text().split('badaedu').length === 4);
  });
});
