import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './runCommand.mjs';

/**
 * Installs the packages of package-lock.json when they are missing or older than the lock file: those that build too,
 * also where NODE_ENV is production. Ends the process, with a message, where they cannot be had.
 */
export async function ensureInstalled(root) {
  if (await installPackages(root, '필요한 꾸러미를 설치해요. 처음 한 번만 1분쯤 걸려요.')) return;
  console.error('꾸러미를 설치하지 못했어요. 인터넷 연결을 확인한 뒤 다시 실행해 주세요.');
  process.exit(1);
}

/**
 * Installs the packages of a folder's package-lock.json when they are missing or older than it.
 *
 * @param {string} folder @param {string} notice printed before an installation
 * @returns {Promise<boolean>} whether they are there
 */
export async function installPackages(folder, notice) {
  const marker = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return true;
  console.log(notice);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await runCommand(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  });
  return code === 0;
}
