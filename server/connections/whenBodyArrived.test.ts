import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { whenBodyArrived } from './whenBodyArrived.ts';

const head = (headers: string) => `POST / HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n\r\n`;

describe('a request with a body', () => {
  const closers: (() => unknown)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0).reverse()) close();
  });

  /** @returns a client, and what was served of its requests: their bodies */
  async function open(): Promise<{ client: Socket; served: string[]; heads: IncomingMessage[] }> {
    const served: string[] = [];
    const heads: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      heads.push(request);
      whenBodyArrived(request, () => {
        void text(request).then((body) => {
          served.push(body);
          response.end('done');
        });
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => {});
    closers.push(
      () => server.close(),
      () => server.closeAllConnections(),
      () => client.destroy(),
    );
    await once(client, 'connect');
    return { client, served, heads };
  }

  it('is served with all of it, in however many pieces it came', async () => {
    const { client, served } = await open();
    client.write(head('content-length: 6'));
    for (const piece of ['바', '다']) client.write(piece);
    await once(client, 'data');
    expect(served).toEqual(['바다']);
  });

  it('is served at once where it has none', async () => {
    const { client, served } = await open();
    client.write(head('content-length: 0'));
    await once(client, 'data');
    expect(served).toEqual(['']);
  });

  it('is served in chunks, and from the first piece on that is larger than what is kept', async () => {
    const { client, served } = await open();
    client.write(`${head('transfer-encoding: chunked')}3\r\nabc\r\n0\r\n\r\n`);
    await once(client, 'data');
    client.write(head('content-length: 200000'));
    client.write('a'.repeat(100_000));
    client.write('a'.repeat(100_000));
    await once(client, 'data');
    expect(served.map(({ length }) => length)).toEqual([3, 200_000]);
  });

  it('is not served while it is missing, nor when its connection ends before', async () => {
    const { client, served, heads } = await open();
    client.write(`${head('content-length: 50')}{`);
    while (heads.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const [request] = heads as [IncomingMessage];
    const ended = new Promise((resolve) => request.once('close', resolve));
    client.destroy();
    await ended;
    expect(served).toEqual([]);
  });
});
