import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isBuilt } from '../../scripts/lib/buildProduct.mjs';
import { projectRoot } from './listSources.ts';

let compiled: Promise<string> | undefined;

/**
 * The server of these sources as the build compiles it: the build, where it is of these sources, else made once in a
 * process. It starts twice as fast as from sources.
 *
 * @returns path of its main.js
 */
export function compileServer(): Promise<string> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<string> {
  if (isBuilt(projectRoot)) return join(projectRoot, 'dist', 'node', 'server', 'main.js');
  // Inside the project, so that packages are found; workers do not write over one another's. `npm test` clears it away.
  const folder = join(projectRoot, 'test-results', `server-${process.pid}`);
  const builder = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const settings = ['--config', 'vite.server.config.ts', '--outDir', folder, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [builder, 'build', ...settings], { cwd: projectRoot });
  return join(folder, 'server', 'main.js');
}
