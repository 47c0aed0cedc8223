import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.mjs';
import { stopProcess } from './stopProcess.mjs';

const PROGRAMS = ['redis-server', 'valkey-server'];

/**
 * Starts a Redis or Valkey of its own on a free port of this machine, which stores nothing.
 * @returns {Promise<{ url: string, stop: () => Promise<void>, kill: () => Promise<void>, restart: () => void } | null>}
 *   null where neither is installed; `kill` ends it without a word (kill -9), `restart` starts it again, empty
 */
export async function startRedis() {
  const program = PROGRAMS.find(isInstalled);
  if (program === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-redis-'));
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const launch = () => spawn(program, ['--port', String(port), ...settings], { stdio: 'ignore' });
  let server = launch();
  const stop = async () => {
    await stopProcess(server);
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `redis://127.0.0.1:${port}/0`,
    stop,
    kill: () => stopProcess(server, 'SIGKILL'),
    restart: () => {
      server = launch();
    },
  };
}

function isInstalled(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
