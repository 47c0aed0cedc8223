import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { acceptInTurns } from './acceptInTurns.ts';

describe('new connections', () => {
  const closers: (() => unknown)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0).reverse()) close();
  });

  async function serve(open: (socket: Socket) => void): Promise<number> {
    const server = createServer((_request, response) => response.end('here'));
    acceptInTurns(server, open);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    closers.push(
      () => server.close(),
      () => server.closeAllConnections(),
    );
    return (server.address() as AddressInfo).port;
  }

  const ask = (port: number) =>
    new Promise<number | undefined>((resolve) => {
      get({ port, host: '127.0.0.1', agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', () => resolve(undefined));
    });

  it('are all served, however many come at once', async () => {
    const port = await serve(() => {});
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(port)));
    expect(answers).toEqual(Array(50).fill(200));
  });

  it('leave turns of the event loop to others between them', async () => {
    let accepted = 0;
    const perTurn: number[] = [];
    const port = await serve(() => {
      accepted += 1;
    });
    const clients = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
    closers.push(() => {
      for (const client of clients) client.destroy();
    });
    let before = 0;
    while (accepted < 40) {
      await new Promise((resolve) => setImmediate(resolve));
      perTurn.push(accepted - before);
      before = accepted;
    }
    expect(Math.max(...perTurn)).toBeLessThanOrEqual(4);
  });

  it('are not served once they were refused', async () => {
    const port = await serve((socket) => socket.destroy());
    expect(await ask(port)).toBeUndefined();
  });
});
