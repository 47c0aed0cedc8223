import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './runCommand.mjs';

/**
 * Installs the packages of package-lock.json when they are missing or older than the lock file: those that build too,
 * also where NODE_ENV is production. Ends the process, with a message, where they cannot be had.
 */
export async function ensureInstalled(root) {
  if (await installPackages(root)) return;
  console.error('꾸러미를 설치하지 못했어요. 인터넷 연결을 확인한 뒤 다시 실행해 주세요.');
  process.exit(1);
}

/** The same for what one can do without. @returns {Promise<boolean>} whether they are there */
export async function installPackages(root) {
  const marker = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return true;
  console.log('필요한 꾸러미를 설치해요. 처음 한 번만 1분쯤 걸려요.');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await runCommand(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
  });
  return code === 0;
}
