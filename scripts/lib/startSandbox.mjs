import { fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Starts the local stand-ins in a process of their own, when the settings want them. It ends with this process, however
 * this one ends: it listens to the channel between the two.
 */
export async function startSandbox(root) {
  const built = (...path) => join(root, 'dist', 'node', ...path);
  const { loadEnv } = await import(pathToFileURL(built('server', 'config', 'env.js')).href);
  // Wrong settings are explained by the server itself.
  const env = attempt(loadEnv);
  if (!env?.sandbox) return;
  const child = fork(built('sandbox', 'main.js'), { stdio: 'inherit' });
  const code = await new Promise((resolve) => {
    child.once('message', () => resolve(null));
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
    child.once('error', () => resolve(1));
  });
  if (code !== null) process.exit(code);
  child.unref();
  child.channel?.unref();
}

function attempt(work) {
  try {
    return work();
  } catch {
    return null;
  }
}
