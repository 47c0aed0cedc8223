import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * Runs a command beside others, with what they leave of the processor: its output is kept and returned at its end.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} exit code; 1 when it could not be started
 */
export function runAside(command, args, options = {}) {
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid !== undefined) standBack(child.pid);
    const end = (code) => resolve({ code, output: Buffer.concat(output).toString() });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(text));
    child.once('error', (error) => {
      output.push(Buffer.from(`${command}: ${error.message}\n`));
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/** What a process starts from now on stands back as well. */
function standBack(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this machine lets nobody decide; it runs all the same.
  }
}
