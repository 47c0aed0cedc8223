import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { startServer } from '#server/startServer.ts';
import { buildTestApp } from '../support/buildTestApp.ts';

/** Milliseconds: a hundredth of what a real server waits, so that nobody has to. */
const PATIENCE = { head: 200, whole: 600, look: 50 };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Everything that came back before the server hung up on somebody who sends so much and then nothing. */
function trickle(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

it('hangs up on who never finishes a request, and answers everybody else meanwhile', async () => {
  const [edu, school, home] = [await freePort(), await freePort(), await freePort()];
  const app = await buildTestApp({
    content: 'demo',
    env: { ports: { edu, school, home }, host: '127.0.0.1' },
  });
  const stop = await startServer(app.app, PATIENCE);
  const head = 'POST /api/auth/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  const slow = Promise.all([
    ...Array.from({ length: 100 }, () => trickle(edu, 'GET /api/notices HTTP/1.1\r\nhost: loc')),
    ...Array.from({ length: 100 }, () => trickle(edu, `${head}content-length: 5000\r\n\r\n{"accountId"`)),
  ]);
  const between = await fetch(`http://127.0.0.1:${edu}/livez`);
  expect(between.status).toBe(200);
  for (const answer of await slow) {
    // Nothing but the hint to come with less hesitation: no body was read, no name of a route was told.
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  }
  await stop();
  await app.close();
});
