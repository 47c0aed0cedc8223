import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, WINDOW } from './Engine.ts';
import { keyStrokes, mousePress } from './keyStrokes.ts';

/** Part of the package `ws`, which is installed for these walks alone: Node has a client of its own from 22 on. */
interface Socket {
  on(type: 'open' | 'error', act: (error: Error) => void): void;
  on(type: 'message', act: (data: Buffer) => void): void;
  send(text: string): void;
  close(): void;
}

const require = createRequire(join(import.meta.dirname, '../../scripts/engines/package.json'));
const FIREFOX = 'firefox-esr';

/** Firefox as Debian has it, driven by WebDriver BiDi, which it speaks without a helper. */
export async function openFirefox(port: number): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'chaekbada-firefox-'));
  const firefox = spawn(
    FIREFOX,
    ['--headless', `--remote-debugging-port=${port}`, '--profile', profile, '--no-remote'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MOZ_HEADLESS_WIDTH: String(WINDOW.width), MOZ_HEADLESS_HEIGHT: String(WINDOW.height) },
    },
  );
  await untilListening(firefox);
  const { ask, end } = await connect(`ws://127.0.0.1:${port}/session`);
  const session = await ask<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} });
  const { context } = await ask<{ context: string }>('browsingContext.create', { type: 'tab' });
  await ask('browsingContext.setViewport', { context, viewport: WINDOW });
  const contexts = async () =>
    (await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})).contexts.map((one) => one.context);
  return {
    version: `Firefox ${session.capabilities.browserVersion}`,
    open: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    // By the page itself: of a page that a worker answers, BiDi tells the failure of the worker's own question to the server.
    reload: () =>
      ask('script.evaluate', {
        expression: 'setTimeout(() => location.reload(), 50)',
        target: { context },
        awaitPromise: false,
      }),
    async run<T>(expression: string) {
      const answer = await ask<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          target: { context },
          awaitPromise: true,
          userActivation: true,
        },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result?.value ?? 'null') as T;
    },
    click: (x, y) => ask('input.performActions', { context, actions: [mousePress(x, y)] }),
    type: (text) => ask('input.performActions', { context, actions: [keyStrokes(text)] }),
    windows: async () => (await contexts()).length,
    async closeOthers() {
      for (const other of await contexts())
        if (other !== context) await ask('browsingContext.close', { context: other });
    },
    picture: async () =>
      Buffer.from((await ask<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    async close() {
      end();
      firefox.kill('SIGTERM');
      await new Promise((done) => firefox.once('exit', done));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** It says on which port once it listens. */
function untilListening(firefox: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    firefox.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('WebDriver BiDi listening')) resolve();
    });
    firefox.once('error', reject);
    firefox.once('exit', () => reject(new Error(`Firefox ended: ${said}`)));
  });
}

async function connect(address: string) {
  const WebSocket = require('ws') as new (address: string) => Socket;
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  let count = 0;
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  socket.on('message', (data) => {
    const { id, result, error, message } = JSON.parse(data.toString('utf8'));
    const waits = waiting.get(id);
    waiting.delete(id);
    if (error) waits?.reject(new Error(`${error}: ${message}`));
    else waits?.resolve(result);
  });
  const ask = <T = void>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve: resolve as (value: unknown) => void, reject });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  return { ask, end: () => socket.close() };
}
