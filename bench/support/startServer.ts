import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts one of the programs beside this file as its own process, and waits until it listens. */
export async function startServer(
  program: string,
  port: number,
  args: string[],
): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), String(port), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${program} ended with code ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
