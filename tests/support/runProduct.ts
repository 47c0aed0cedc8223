import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteName } from '#contract/site.ts';
import { projectRoot } from './listSources.ts';
import { makePostgres } from './makePostgres.ts';

/** A cold machine builds its database first. */
const READY_WITHIN_MS = 180_000;
const ASK_AGAIN_MS = 50;

export interface RunningProduct {
  origin: (site: SiteName) => string;
  /** Milliseconds from the start of the process to its first answer. */
  startedInMs: number;
  pid: number;
  stop: () => Promise<void>;
}

interface RunOptions {
  /** Checkout whose build is run; this one where none is given. */
  root?: string;
  /** Port of the academy site; the school and home sites take the next two. */
  firstPort: number;
  /** Runs the local stand-ins as well: the identity window, the inbox, the mail server, the payment company and
   * its control page take ports five to nine.
   */
  sandbox?: boolean;
  /** Kept after the stop when given; otherwise a new folder that is removed. */
  dataDir?: string;
  /** What the folder begins with: the data of a product that has ended. PostgreSQL begins with nothing. */
  like?: string;
  program?: string;
  /** Further settings of the environment. */
  settings?: Readonly<Record<string, string>>;
  /** Longest wait for the first answer, in milliseconds. */
  readyWithinMs?: number;
  /** Gets what the product logs, a line for every request included; without it only errors are logged. */
  onLog?: (text: string) => void;
}

/**
 * Starts the built product as its own process with demo data, and waits for its first answer. Where TEST_DATABASE_URL is
 * set and no folder is given, it runs on a database of its own on that PostgreSQL, and on the Redis of TEST_REDIS_URL.
 */
export async function runProduct({
  root = projectRoot,
  firstPort,
  sandbox = false,
  dataDir,
  like,
  program = 'dist/node/server/main.js',
  settings,
  readyWithinMs = READY_WITHIN_MS,
  onLog,
}: RunOptions): Promise<RunningProduct> {
  const ports: Record<SiteName, number> = { edu: firstPort, school: firstPort + 1, home: firstPort + 2 };
  const origin = (site: SiteName) => `http://localhost:${ports[site]}`;
  const perSite = (value: (site: SiteName) => string | number) =>
    (['edu', 'school', 'home'] as const).map((site) => `${site}=${value(site)}`).join(',');
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'chaekbada-'));
  const postgres = dataDir === undefined ? await makePostgres(`product_${firstPort}`) : null;
  if (like !== undefined && postgres === null) cpSync(like, folder, { recursive: true });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: postgres?.url ?? '',
    ...(postgres === null ? {} : { APP_SECRET: randomUUID(), REDIS_URL: process.env.TEST_REDIS_URL ?? '' }),
    PORTS: perSite((site) => ports[site]),
    SITE_ORIGINS: perSite(origin),
    SANDBOX: sandbox ? 'on' : 'off',
    ADMIN_PORT: 'off',
    SANDBOX_PORTS: sandboxPorts(firstPort),
    DEMO: 'on',
    LOG_LEVEL: onLog ? 'debug' : 'error',
    ...settings,
  };
  const start = (path: string) =>
    spawn(process.execPath, [join(root, path)], {
      cwd: root,
      stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit'],
      env,
    });
  const standIns = sandbox ? start('dist/node/sandbox/main.js') : null;
  const begun = performance.now();
  const product = start(program);
  if (onLog) product.stdout?.setEncoding('utf8').on('data', onLog);
  const stop = async () => {
    await endOf(product);
    // The payment company keeps its books in the same folder.
    if (standIns !== null) await endOf(standIns);
    await postgres?.drop();
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(`${origin('edu')}/readyz`, readyWithinMs, () => product.exitCode);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, startedInMs: performance.now() - begun, pid: product.pid ?? 0, stop };
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  await ended;
}

/** Where the stand-ins of a product listen. @param firstPort port of its academy site */
export function sandboxPort(name: keyof typeof sandboxOffsets, firstPort: number): number {
  return firstPort + sandboxOffsets[name];
}

const sandboxOffsets = { identity: 5, inbox: 6, smtp: 7, payment: 8, control: 9 } as const;

function sandboxPorts(firstPort: number): string {
  const names = ['identity', 'inbox', 'smtp', 'payment', 'control'] as const;
  return names.map((name) => `${name}=${sandboxPort(name, firstPort)}`).join(',');
}

async function untilReady(address: string, withinMs: number, exitCode: () => number | null): Promise<void> {
  const giveUp = Date.now() + withinMs;
  while (Date.now() < giveUp) {
    if (exitCode() !== null) throw new Error(`the product ended with code ${exitCode()} before it was ready`);
    const ready = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  throw new Error('the product was not ready in time');
}
