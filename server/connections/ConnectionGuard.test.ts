import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { SECOND } from '#domain/time/duration.ts';
import { ConnectionGuard, type CutReason } from './ConnectionGuard.ts';
import { connectionTuning } from './ConnectionTuning.ts';

/** More than the buffers of both systems take. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'a');
const PIECE = LARGE.length / 8;
const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

describe('answers', () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  /** A server whose sweeps and time are steps of the test. */
  async function serve(answer: RequestListener) {
    let now = 0;
    const cuts: CutReason[] = [];
    const tuning = { ...connectionTuning(20_000), look: 1_000_000 };
    const guard = new ConnectionGuard({
      ...{ tuning, trustProxy: false, clock: () => now },
      ...{ onCut: (reason) => cuts.push(reason), onLook: () => {} },
    });
    const server: Server = createServer((request, response) => {
      guard.admit(request, response, () => answer(request, response));
    });
    guard.watch(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    closers.push(
      () => server.close(),
      () => server.closeAllConnections(),
      () => guard.stop(),
    );
    const client: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => {});
    closers.push(() => client.destroy());
    const [request] = await Promise.all([
      once(server, 'request'),
      once(client, 'connect').then(() => client.write(GET)),
    ]);
    const pass = (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        now += SECOND;
        guard.look();
      }
    };
    return { client, cuts, pass, response: request[1] as ServerResponse };
  }

  it('that nobody reads are ended after the grace', async () => {
    const { client, cuts, pass } = await serve((_request, response) => response.end(LARGE));
    pass(30);
    expect(cuts).toEqual([]);
    pass(2);
    expect(cuts).toEqual(['slow answer']);
    await once(client.resume(), 'close');
  });

  it('that are read go on as long as they take', async () => {
    const { client, cuts, pass } = await serve((_request, response) => response.end(LARGE));
    let got = 0;
    await new Promise<void>((resolve) => {
      client.on('data', (chunk) => {
        const before = Math.floor(got / PIECE);
        got += chunk.length;
        // At this pace the whole answer takes longer than the grace; each piece is more than the least speed asks for.
        if (Math.floor(got / PIECE) > before) pass(10);
        if (got > LARGE.length) resolve();
      });
      client.once('close', () => resolve());
    });
    expect(got).toBeGreaterThan(LARGE.length);
    expect(cuts).toEqual([]);
  });

  it('that nobody reads are made one at a time', async () => {
    let begun = 0;
    let allBegun = () => {};
    const all = new Promise<void>((resolve) => {
      allBegun = resolve;
    });
    const { client } = await serve((_request, response) => {
      begun += 1;
      response.end(begun === 1 ? LARGE : 'small');
      if (begun === 5) allBegun();
    });
    client.pause();
    await new Promise<void>((resolve) => client.write(GET.repeat(4), () => resolve()));
    expect(begun).toBe(1);
    client.resume();
    await all;
  });

  it('that are not ready yet are waited for', async () => {
    const { client, cuts, pass, response } = await serve(() => {});
    pass(600);
    expect(cuts).toEqual([]);
    response.end('late');
    const [chunk] = await once(client, 'data');
    expect(String(chunk)).toContain('late');
  });
});
