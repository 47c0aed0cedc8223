import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.mjs';
import { stopProcess } from './stopProcess.mjs';

/** Where Debian keeps the programs of its PostgreSQL packages, one folder a version. */
const DEBIAN = '/usr/lib/postgresql';
const READY_WITHIN_MS = 60_000;

/**
 * Starts a PostgreSQL server of its own on a free port of this machine, in a temporary folder. It forgets nothing while
 * it runs and is gone afterwards.
 * @param {{ durable?: boolean }} [about] durable: every commit waits for the disk, as in earnest
 * @returns {Promise<{ url: string, stop: () => Promise<void>, kill: () => Promise<void>, restart: () => Promise<void> }>}
 *   `kill` ends it without a word (kill -9), `restart` starts it again on its data
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = findPrograms();
  if (bin === null)
    throw new Error('PostgreSQL을 찾지 못했어요. Debian에서는 `apt-get install postgresql`로 설치해 주세요.');
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...user };
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, options);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 300,
    fsync: durable ? 'on' : 'off',
  };
  const words = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let server = null;
  const launch = () => {
    server = spawn(join(bin, 'postgres'), words, { ...options, stdio: 'ignore' });
  };
  const stop = async () => {
    await stopProcess(server, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  const untilReady = async (again) => {
    const giveUp = Date.now() + READY_WITHIN_MS;
    while (!isReady(bin, port)) {
      const ended = server.exitCode !== null || server.signalCode !== null;
      if (Date.now() > giveUp || (ended && !again)) {
        await stop();
        throw new Error('PostgreSQL을 켜지 못했어요.');
      }
      // After a kill its own processes may still hold the memory for a moment; it is refused until they have gone.
      if (ended) launch();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  launch();
  await untilReady(false);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    kill: () => stopProcess(server, 'SIGKILL'),
    restart: () => untilReady(true),
  };
}

function findPrograms() {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).sort((one, two) => Number(two) - Number(one));
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** Number of the user that Debian's package made. */
function idOf(flag) {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

function isReady(bin, port) {
  try {
    execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    return true;
  } catch {
    return false;
  }
}
