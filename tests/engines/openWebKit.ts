import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { type Engine, WINDOW } from './Engine.ts';
import { keyStrokes, mousePress } from './keyStrokes.ts';

const DRIVER = 'WebKitWebDriver';
/** MiniBrowser of Debian lies in a folder with the name of the machine's kind. */
const LIBRARIES = '/usr/lib';
const STARTS_WITHIN_MS = 20_000;
const ASK_AGAIN_MS = 100;

/** WebKitGTK's MiniBrowser, driven by classic WebDriver, on a screen that nobody sees. */
export async function openWebKit(port: number): Promise<Engine> {
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', `-screen 0 ${WINDOW.width}x${WINDOW.height + 100}x24`, DRIVER, `--port=${port}`],
    {
      stdio: 'ignore',
      // Ended as a group: xvfb-run leaves its children when it is ended alone.
      detached: true,
      env: { ...process.env, LANG: 'ko_KR.UTF-8' },
    },
  );
  const base = `http://127.0.0.1:${port}`;
  const ask = async <T = void>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const answer = await fetch(base + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  await untilThere(() => ask('GET', '/status'));
  const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] } },
      },
    },
  );
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: WINDOW.width, height: WINDOW.height });
  await ask('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 120_000 });
  const act = (actions: object) => ask('POST', `${session}/actions`, { actions: [actions] });
  const handles = () => ask<string[]>('GET', `${session}/window/handles`);
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => ask('POST', `${session}/url`, { url }),
    reload: () => ask('POST', `${session}/refresh`, {}),
    async run<T>(expression: string) {
      const script = `const done = arguments[0];
        Promise.resolve().then(() => (${expression})).then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
      const { value, error } = await ask<{ value: T; error?: string }>('POST', `${session}/execute/async`, {
        script,
        args: [],
      });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    click: (x, y) => act(mousePress(x, y)),
    type: (text) => act(keyStrokes(text)),
    windows: async () => (await handles()).length,
    async closeOthers() {
      const own = await ask<string>('GET', `${session}/window`);
      for (const handle of await handles()) {
        if (handle === own) continue;
        await ask('POST', `${session}/window`, { handle });
        await ask('DELETE', `${session}/window`);
      }
      await ask('POST', `${session}/window`, { handle: own });
    },
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGTERM');
    },
  };
}

async function untilThere(ask: () => Promise<unknown>): Promise<void> {
  const giveUp = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > giveUp) throw error;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }
}

function findMiniBrowser(): string {
  const path = readdirSync(LIBRARIES)
    .flatMap((folder) => {
      try {
        return readdirSync(`${LIBRARIES}/${folder}`)
          .filter((name) => name.startsWith('webkit2gtk-4'))
          .map((name) => `${LIBRARIES}/${folder}/${name}`);
      } catch {
        return [];
      }
    })
    .map((folder) => `${folder}/MiniBrowser`)
    .at(-1);
  if (path === undefined) throw new Error('no MiniBrowser of WebKitGTK is installed');
  return path;
}
