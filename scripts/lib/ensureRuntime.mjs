import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { installPackages } from './ensureInstalled.mjs';

/** The oldest Node that the product runs on, and the oldest that can fetch a newer one. */
const SUPPORTED_MAJOR = 24;
const BOOTSTRAP = [20, 19];
/** Set in the process that was started again, so that a wrong package cannot start it for ever. */
const STARTED_AGAIN = 'CHAEKBADA_RUNTIME';

/**
 * Makes sure that the calling program runs on a supported Node. Where the machine's own is older, installs the pinned
 * one of `scripts/runtime` and runs the program in it; this process then only passes signals on and ends as that one
 * does, so that the call returns on a supported Node alone.
 */
export async function ensureRuntime(root) {
  const startedAgain = STARTED_AGAIN in process.env;
  if (startedAgain) endWithParent();
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major >= SUPPORTED_MAJOR) return;
  const canFetch = major > BOOTSTRAP[0] || (major === BOOTSTRAP[0] && minor >= BOOTSTRAP[1]);
  const folder = join(root, 'scripts', 'runtime');
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const isPinned = name in JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).optionalDependencies;
  if (!canFetch || !isPinned || startedAgain) refuse();
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!(await installPackages(folder, `Node ${SUPPORTED_MAJOR}를 받아요. 처음 한 번만 몇 초 걸려요.`))) refuse();
  if (!existsSync(program)) refuse();
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  console.log(`이 컴퓨터의 Node ${process.versions.node} 대신 Node ${version}에서 실행해요.`);
  await runInstead(program);
}

function refuse() {
  console.error(`Node ${SUPPORTED_MAJOR} 이상이 필요해요. 지금은 ${process.versions.node}이에요. (https://nodejs.org)`);
  process.exit(1);
}

/** Runs the same program with the same arguments, and never returns. */
function runInstead(program) {
  return new Promise(() => {
    const env = {
      ...process.env,
      PATH: dirname(program) + delimiter + (process.env.PATH ?? ''),
      [STARTED_AGAIN]: process.versions.node,
    };
    const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
    });
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    // Ctrl-C in a terminal reaches both processes already.
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
    child.once('error', (error) => {
      console.error(error.message);
      process.exit(1);
    });
    child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** A process killed outright cannot pass that on: the end of the channel shows it. */
function endWithParent() {
  delete process.env[STARTED_AGAIN];
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
